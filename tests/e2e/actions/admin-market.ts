import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Market } from '#contract/admin/market.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** A signed-in operator's actions on the figures of the market. */
export function readingMarketOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const settled = () => expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  const card = (title: string) => main.getByRole('region', { name: title, exact: true });
  const choose = async (label: string, value: string) => {
    await main.getByLabel(label, { exact: true }).selectOption(value);
    await settled();
  };
  return {
    main,

    async open() {
      await page.goto(`/?lang=${language}#/admin?tab=market`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        words('admin-panel.sections.market'),
      );
      await settled();
    },

    async chooseDays(count: number) {
      const name = words('admin-market.days', { count });
      await main.getByRole('button', { name, exact: true }).click();
      await settled();
    },

    chooseService: (profession: string) => choose(words('admin-market.profession'), profession),
    chooseCity: (city: string) => choose(words('admin-market.city'), city),

    /** The server's answer to the query of the page's address. */
    async figures(query: Record<string, string>): Promise<Market> {
      const answer = await page.request.get(`/api/admin/market?${new URLSearchParams(query)}`);
      return (await answer.json()) as Market;
    },

    /** The rows of a chart's table. */
    async tableOf(title: string): Promise<string[][]> {
      const shown = card(title);
      const name = words('admin-market.showTable', { title });
      await shown.getByRole('button', { name, exact: true }).click();
      const rows = shown.getByRole('table').locator('tbody tr');
      await expect(rows.first()).toBeVisible();
      return rows.evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
      );
    },

    /** The exported file of a table: its name and lines. */
    async exportOf(title: string) {
      const name = words('admin-market.export', { title });
      const coming = page.waitForEvent('download');
      await card(title).getByRole('link', { name, exact: true }).click();
      const file = await coming;
      const text = await readFile(await file.path(), 'utf8');
      return { name: file.suggestedFilename(), lines: text.trim().split('\r\n') };
    },

    /** Opens the list of unanswered requests. */
    async showUnanswered() {
      const name = words('admin-market.figures.unansweredShow');
      await main.getByRole('link', { name, exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        words('admin-panel.sections.requests'),
      );
      await settled();
    },
  };
}
