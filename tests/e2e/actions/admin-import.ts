import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** A signed-in operator's actions on an import of professionals. */
export function takingInOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  return {
    async open() {
      await page.goto(`/?lang=${language}#/admin?lang=${language}&tab=import`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        words('admin-panel.sections.import'),
      );
    },

    async upload(name: string, content: string) {
      await main
        .getByLabel(words('admin-import.upload.choose'), { exact: true })
        .first()
        .setInputFiles({
          name,
          mimeType: 'application/vnd.ms-excel',
          buffer: Buffer.from(content),
        });
    },

    /** Maps a column of the file to a field, by its name on screen. */
    async hold(header: string, column: 'profession' | 'email') {
      await main
        .getByLabel(words('admin-import.columns.holdsOf', { header }), { exact: true })
        .selectOption({ label: words(`admin-import.columns.names.${column}`) });
    },

    async sayWhy(source: string) {
      await main
        .getByLabel(words('admin-import.basis.label'), { exact: true })
        .selectOption({ label: words('admin-import.basis.names.consent') });
      await main.getByLabel(words('admin-import.source.label'), { exact: true }).fill(source);
    },

    async check() {
      await press(words('admin-import.start.check'));
      await expect(main.getByText(words('admin-import.task.wouldBeCreated'))).toBeVisible();
    },

    async takeIn() {
      await press(words('admin-import.start.import'));
    },

    /** The figures of "added", "known", "refused". */
    figures: () => main.getByRole('definition').allTextContents(),

    async downloadReport() {
      const link = main.getByRole('link', { name: words('admin-import.task.report'), exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      return download.suggestedFilename();
    },
  };
}
