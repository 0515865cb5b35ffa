import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

export type Kind = 'user' | 'professional' | 'request';
export type Section =
  | 'overview'
  | 'users'
  | 'professionals'
  | 'requests'
  | 'feedback'
  | 'subscriptions'
  | 'reports'
  | 'audit'
  | 'market'
  | 'deliveries'
  | 'doctor'
  | 'import'
  | 'catalogue'
  | 'content'
  | 'brand'
  | 'languages'
  | 'units'
  | 'taxes'
  | 'team';

/** An operator's actions on the panel's sign-in and lists, by mouse. */
export function operatingOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const heading = main.getByRole('heading', { level: 1 });
  const toasts = page.getByRole('region', {
    name: words('common.notifications', { hotkey: 'F8' }),
  });
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  /** On a phone the menu is in a sheet. */
  const openSection = async (section: Section) => {
    const sheet = page.getByRole('button', { name: words('admin-panel.menu.open'), exact: true });
    if (await sheet.isVisible()) await sheet.click();
    await page
      .getByRole('navigation', { name: words('admin-panel.menu.sections') })
      .getByRole('link', { name: words(`admin-panel.sections.${section}`), exact: true })
      .click();
    await expect(dialog).toBeHidden();
    await expect(heading).toHaveText(words(`admin-panel.sections.${section}`));
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  };
  /** The button of the menu of the first row that has one. */
  const rowMenu = () => {
    const [before = ''] = words('admin-panel.table.actionsOf', { name: '\u0000' }).split('\u0000');
    return main.getByRole('button', { name: before }).first();
  };
  return {
    main,
    dialog,
    openSection,
    rowMenu,
    toast: (title: string) => toasts.getByText(title, { exact: true }),

    async signIn() {
      await page.goto(`/?lang=${language}#/admin`);
      await press(words('admin.login.useSample'));
      await press(words('admin.login.submit'));
      await expect(toasts.getByText(words('admin.login.done'), { exact: true })).toBeVisible();
    },

    async search(text: string) {
      await main.getByLabel(words('admin-panel.table.search'), { exact: true }).fill(text);
      await expect(page).toHaveURL(new RegExp(`[?&]q=${text}`));
    },

    /** Chooses a value of a filter, by its text on screen. */
    async filter(name: string, value: string) {
      // The button shows how many filters are active.
      await main.getByRole('button', { name: words('admin-panel.table.filters') }).click();
      await main.getByLabel(name, { exact: true }).selectOption({ label: value });
      await page.keyboard.press('Escape');
      await expect(
        main.getByRole('list', { name: words('admin-panel.table.active') }),
      ).toContainText(value);
    },

    /** By the header of the column; cards have a select instead. */
    async sortByName() {
      const column = words('admin-lists.columns.name');
      const header = main.getByRole('columnheader', { name: column, exact: true });
      if (await header.isVisible()) {
        await header.getByRole('button').click();
        await expect(header).toHaveAttribute('aria-sort', 'ascending');
      } else {
        const order = words('admin-panel.table.ascending');
        const label = words('admin-panel.table.sortOption', { column, order });
        await main
          .getByLabel(words('admin-panel.table.sortBy'), { exact: true })
          .selectOption({ label });
      }
      await expect(page).toHaveURL(/sort=name/);
    },

    async leaveOut(column: string) {
      await press(words('admin-panel.table.columns'));
      await main.getByRole('checkbox', { name: column, exact: true }).uncheck();
      await page.keyboard.press('Escape');
    },

    /** The name of the downloaded file, and the URL of the export. */
    async exportList() {
      const link = main.getByRole('link', { name: words('admin-panel.table.export'), exact: true });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const { searchParams } = new URL(download.url());
      return { name: download.suggestedFilename(), asked: Object.fromEntries(searchParams) };
    },

    /** Opens the preview of deleting the first row, without deleting it. */
    async foreseeDeletion(kind: Kind) {
      await rowMenu().click();
      const [before = ''] = words(`admin-lists.deletion.${kind}.button`, { name: '\u0000' }).split(
        '\u0000',
      );
      const item = main.getByRole('menuitem', { name: before });
      const named = ((await item.textContent()) ?? '').slice(before.length);
      await item.click();
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      // Which row it is.
      await expect(dialog).toContainText(named);
      if (kind === 'request') expect(named.split(' · ')).toHaveLength(3);
    },

    async confirmDeletion(kind: Kind) {
      const name = words(`admin-lists.deletion.${kind}.confirm`);
      await dialog.getByRole('button', { name, exact: true }).click();
    },
  };
}
