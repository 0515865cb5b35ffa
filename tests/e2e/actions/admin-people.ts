import type { Page } from '@playwright/test';
import type { AuditAction } from '#contract/admin/audit.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';
import { operatingOn } from './admin-lists.ts';

/** An operator's moderation of people, reviews and reports. */
export function moderatingOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const operator = operatingOn(page, language, words);
  const { main, dialog, toast } = operator;
  const open = async (tab: 'audit' | 'reports', questions = '') => {
    await page.goto(`/?lang=${language}#/admin?lang=${language}&tab=${tab}${questions}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      words(`admin-panel.sections.${tab}`),
    );
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  };
  const row = (text: string) => main.locator('tbody tr, ul > li').filter({ hasText: text });
  return {
    ...operator,
    open,
    row,

    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),

    follow: (name: string) => main.getByRole('link', { name, exact: true }).click(),

    /** A section of a detail, by its heading. */
    part: (name: string) => main.getByRole('region', { name, exact: true }).first(),

    /** From the list, by the last word of the name. */
    async openByList(section: 'users' | 'professionals', name: string) {
      await operator.openSection(section);
      await operator.search(name.split(' ').at(-1) ?? '');
      await main.getByRole('link', { name }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(beyond, 'wider than the screen').toBeLessThanOrEqual(0);
      await expectAccessible(page);
    },

    async giveReason(reason: string) {
      await dialog.getByLabel(words('admin-panel.reason.label')).fill(reason);
    },

    /** Confirms the open dialog, after an axe check. */
    async confirm(button: string, done: string) {
      await expectAccessible(page);
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(toast(done)).toBeVisible();
      await expect(dialog).toBeHidden();
    },

    /** Presses a button of the report with this text and this person. */
    async decideReport(action: 'resolve' | 'hideReview' | 'suspend', text: string, name: string) {
      const button = words(`admin-reports.actions.${action}`, { name });
      await row(text).getByRole('button', { name: button }).click();
    },

    /** In the dialog that closes the report with this text. */
    async resolve(text: string, outcome: 'acted' | 'dismissed', note: string) {
      await dialog
        .getByRole('button', { name: words(`admin-reports.outcomes.${outcome}`), exact: true })
        .click();
      await dialog.getByLabel(words('admin-reports.columns.note')).fill(note);
      await this.confirm(
        words('admin-reports.resolve.confirm'),
        words('admin-reports.resolve.done'),
      );
      await expect(row(text)).toContainText(words(`admin-reports.outcomes.${outcome}`));
    },

    /** Expects each of these actions on one target in the audit log. */
    async expectDeeds(target: string, deeds: readonly (readonly [AuditAction, string?])[]) {
      await open('audit', `&target=${target}`);
      for (const [action, reason = ''] of deeds) {
        const entry = row(words(`admin-audit.actions.${action}`)).filter({ hasText: reason });
        await expect(entry.first()).toBeVisible();
      }
    },
  };
}
