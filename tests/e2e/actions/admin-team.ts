import { expect, type Page } from '@playwright/test';
import type { AdminRole } from '#contract/admin/roles.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expectAccessible } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';
import { operatingOn } from './admin-lists.ts';

/** An owner's actions on the team, and those of whoever is invited. */
export function leadingTeamOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const operator = operatingOn(page, language, words);
  const { main, dialog, toast } = operator;
  const row = (text: string) => main.getByRole('listitem').filter({ hasText: text });
  const confirm = async (button: string, done: string) => {
    await expectAccessible(page);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(toast(done)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  return {
    ...operator,
    row,

    async invite(email: string, role: AdminRole) {
      await main.getByRole('button', { name: words('admin-team.invite.button') }).click();
      await dialog.getByLabel(words('admin-team.invite.email')).fill(email);
      await dialog.getByLabel(words('admin-team.role')).selectOption(role);
      await confirm(words('admin-team.invite.confirm'), words('admin-team.invite.done'));
      await expect(row(email)).toContainText(words(`admin-team.roles.${role}`));
    },

    async changeRole(name: string, role: AdminRole) {
      await main
        .getByRole('button', { name: words('admin-team.change.buttonOf', { name }) })
        .click();
      await dialog.getByLabel(words('admin-team.role')).selectOption(role);
      await confirm(words('admin-team.change.confirm'), words('admin-team.change.done'));
      await expect(row(name)).toContainText(words(`admin-team.roles.${role}`));
    },

    async remove(name: string) {
      await main
        .getByRole('button', { name: words('admin-team.remove.buttonOf', { name }) })
        .click();
      await confirm(words('admin-team.remove.confirm'), words('admin-team.remove.done'));
      await expect(row(name)).toHaveCount(0);
    },

    /** Accepts the invitation of a link, by choosing a name and a password. */
    async accept(link: string, name: string) {
      await page.goto(link);
      await page.getByLabel(words('admin.invitation.name')).fill(name);
      await page
        .getByLabel(words('admin.login.password'), { exact: true })
        .fill('quiet harbour lantern');
      await expectAccessible(page);
      await page.getByRole('button', { name: words('admin.invitation.accept') }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        words('admin-panel.sections.overview'),
      );
    },

    /** The names of the sections in the menu. */
    async sections(): Promise<string[]> {
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const sheet = page.getByRole('button', { name: words('admin-panel.menu.open'), exact: true });
      const inSheet = await sheet.isVisible();
      if (inSheet) await sheet.click();
      const menu = page.getByRole('navigation', { name: words('admin-panel.menu.sections') });
      await expect(menu).toBeVisible();
      const names = await menu.getByRole('link').allInnerTexts();
      if (inSheet) await page.keyboard.press('Escape');
      return names;
    },
  };
}
