import type { Page } from '@playwright/test';
import { operatingOn } from '#tests/e2e/actions/admin-lists.ts';
import { editingPlansOn } from '#tests/e2e/actions/admin-plans.ts';
import { expect, expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { inTurn } from '#tests/e2e/support/in-turn.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { testAlone as test } from '#tests/e2e/support/own-program.ts';

// The panel asks for the admin's session before there is one (401); two owners change one plan (409).
test.use({ expectedProblems: [/status of (401|409)/] });
test.setTimeout(300_000);

const READERS = [
  { language: 'en', width: 1280, name: 'Steady', line: 'A call when it is urgent' },
  { language: 'fr', width: 390, name: 'Régulier', line: 'Un appel quand ça presse' },
  { language: 'es', width: 1280, name: 'Constante', line: 'Una llamada si es urgente' },
] as const;

const WORK = { profession: 'plumber', location: 'Halifax, Nova Scotia, Canada' } as const;

for (const { language, width, name, line } of READERS) {
  const isTurn = inTurn(language, 'fr');
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    if (isTurn())
      test('an owner changes a plan, and a professional sees it among the plans and when they pay', async ({
        page,
        professional: pro,
        words,
      }) => {
        await operatingOn(page, language, words).signIn();
        const plans = editingPlansOn(page, language, words);
        await plans.openPlan(pro.planName('professional'));
        await expectFits(page);
        await plans.price('35.50');
        await plans.limit('40');
        await plans.trialDays('7');
        await plans.rename(name);
        await plans.include([line, '{days}']);
        await expectAccessible(page);
        await plans.save();
        const said = words('admin-plans.confirm.price', { price: pro.money(35.5) });
        await expect(plans.dialog).toContainText(said);
        await expectAccessible(page);
        await plans.confirm();
        await expect(plans.main.getByRole('heading', { level: 1 })).toHaveText(name);

        await newProfessional(pro.page, 'Nora Pike', WORK);
        await pro.openPlans();
        const card = pro.page.getByRole('article', { name, exact: true });
        for (const text of [pro.money(35.5), '40', line, '7'])
          await expect(card.getByText(text).first()).toBeVisible();
        await expectAccessible(pro.page);
        await card.getByRole('button').click();
        const summary = pro.page.getByRole('main');
        await expect(summary).toContainText(name);
        await expect(summary).toContainText(words('payment.summary.trial', { days: '7' }));
        await expect(summary).toContainText(
          words('payment.summary.perMonth', { price: pro.money(35.5) }),
        );
        await pro.giveCard('good');
        const { plan, nextCharge } = await pro.waitForStanding('trialing');
        expect(plan).toMatchObject({ name, price: 35.5 });
        expect(nextCharge?.amount).toBe(35.5);

        await plans.openPlan(name);
        await expect(plans.main).toContainText(
          words('admin-plans.paidBy', { count: 1, price: pro.money(35.5) }),
        );
        await expectFits(page);
      });

    if (isTurn())
      test('of two owners who change a plan the second decides what becomes of it', async ({
        page,
        another,
        words,
      }) => {
        await operatingOn(page, language, words).signIn();
        const first = editingPlansOn(page, language, words);
        await first.openPlanById('premium');
        const { page: other } = await another();
        await operatingOn(other, language, words).signIn();
        const second = editingPlansOn(other, language, words);
        await second.openPlanById('premium');
        await second.price('90');
        await first.price('95');
        await first.save();
        await first.confirm();
        await second.save();
        await second.dialog
          .getByRole('button', { name: words('admin-plans.confirm.button') })
          .click();
        const conflict = second.main.getByRole('alert');
        await expect(conflict).toBeVisible();
        await expect(second.dialog).toBeHidden();
        await expectAccessible(other);
        await conflict
          .getByRole('button', { name: words('admin-content.conflict.theirs') })
          .click();
        await expect(other.getByLabel(words('admin-plans.price'), { exact: true })).toHaveValue(
          '95',
        );
      });
  });
}

async function expectFits(page: Page) {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(beyond, 'wider than the screen').toBeLessThanOrEqual(0);
}
