import type { Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import { expect } from '../support/fixtures.ts';
import type { Words } from '../support/words.ts';

/** A signed-in owner's actions on the plans. */
export function editingPlansOn(page: Page, language: UnderstoodLanguage, words: Words) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const toasts = page.getByRole('region', {
    name: words('common.notifications', { hotkey: 'F8' }),
  });
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const nameOf = (of: UnderstoodLanguage) => ({ language: words(`admin-plans.languages.${of}`) });
  return {
    main,
    dialog,

    /** From the card of the plan in the section of the subscriptions. */
    async openPlan(name: string) {
      await page.goto(`/?lang=${language}#/admin?lang=${language}&tab=subscriptions`);
      const edit = words('admin-lists.subscriptions.edit', { plan: name });
      await main.getByRole('link', { name: edit, exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    },

    openPlanById: (plan: PlanId) =>
      page.goto(`/?lang=${language}#/admin?lang=${language}&tab=subscriptions&open=${plan}`),

    price: (typed: string) => field(words('admin-plans.price')).fill(typed),

    trialDays: (typed: string) => field(words('admin-plans.trialDays')).fill(typed),

    async limit(requests: string) {
      await main.getByRole('switch', { name: words('admin-plans.unlimited') }).uncheck();
      await field(words('admin-plans.requests')).fill(requests);
    },

    rename: (name: string) => field(words('admin-plans.name', nameOf(language))).fill(name),

    include: (lines: readonly string[]) =>
      field(words('admin-plans.features', nameOf(language))).fill(lines.join('\n')),

    save: () => main.getByRole('button', { name: words('admin-plans.save'), exact: true }).click(),

    async confirm() {
      await dialog.getByRole('button', { name: words('admin-plans.confirm.button') }).click();
      await expect(toasts.getByText(words('admin-plans.saved'), { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  };
}
