import { operatingOn } from './actions/admin-lists.ts';
import { expect } from './fixtures.ts';
import { testAlone as test } from './own-program.ts';

// The page asks who the admin is: nobody yet.
test.use({ expectedProblems: [/status of 40[13]/] });
test.setTimeout(300_000);

for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'fr', width: 390 },
] as const) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ language, viewport: { width, height: 844 } });

    test('an operator opens a request and replaces who was asked', async ({ page, words }) => {
      const operator = operatingOn(page, language, words);
      const { main, dialog, toast } = operator;
      await operator.signIn();
      await operator.openSection('requests');
      await operator.filter(
        words('admin-lists.columns.status'),
        words('admin-lists.requestStatus.sent'),
      );
      await main.locator('a[href*="open="]').first().click();
      const asked = main.getByRole('region', { name: words('admin-request.asked.title') });
      await expect(asked.getByRole('listitem').first()).toBeVisible();
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(beyond, 'wider than the screen').toBeLessThanOrEqual(0);
      const replace = words('admin-request.replace.button');
      await asked.getByRole('button', { name: replace }).first().click();
      const reason = dialog.getByLabel(words('admin-panel.reason.label'));
      await reason.fill('Asked for by phone, ticket 17');
      const confirm = words('admin-request.replace.confirm');
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await expect(toast(words('admin-request.replace.done'))).toBeVisible();
      await expect(asked.getByText(words('admin-request.asked.ended.replaced'))).toBeVisible();
    });
  });
}
