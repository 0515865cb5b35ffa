import { operatingOn, type Section } from '#tests/e2e/actions/admin-lists.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { test } from '#tests/e2e/support/people.ts';
import { expectLoaded, picturesOf, SIZES } from './pictures.ts';

// Every section of the operator's panel, the details of a row, its menu and its dialogs.

test.setTimeout(300_000);
// The panel before its session.
test.use({ expectedProblems: [/401/] });

const SECTIONS = [
  'overview',
  'users',
  'professionals',
  'requests',
  'feedback',
  'subscriptions',
  'reports',
  'audit',
  'market',
  'deliveries',
  'doctor',
  'import',
  'catalogue',
  'content',
  'brand',
  'languages',
  'taxes',
  'units',
] as const satisfies readonly Section[];

/** The lists whose rows have a detail. */
const DETAILS = ['users', 'professionals', 'requests', 'catalogue', 'content'] as const;

for (const language of ['en', 'fr'] as const) {
  for (const viewport of [...SIZES, { width: 800, height: 700 }]) {
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ language, viewport });
      const show = picturesOf(language, viewport);

      test('the sections of the panel', async ({ page, words }) => {
        const operator = operatingOn(page, language, words);
        await page.goto(`/?lang=${language}#/admin`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await show('panel-login', page);
        await operator.signIn();
        for (const section of SECTIONS) {
          await operator.openSection(section);
          await expectLoaded(page);
          await show(`panel-${section}`, page, { whole: section === 'overview' });
        }
        const sheet = page.getByRole('button', { name: words('admin-panel.menu.open') });
        if (await sheet.isVisible()) {
          await sheet.click();
          await show('panel-menu', page);
        }
      });

      test('a row of the panel', async ({ page, words }) => {
        const operator = operatingOn(page, language, words);
        await operator.signIn();
        for (const section of DETAILS) {
          await operator.openSection(section);
          await operator.main.locator('a[href*="open="]').first().click();
          await page.waitForURL(/open=/);
          // The list, which has a heading too, is shown until the detail has begun to load.
          await expect(operator.main.locator('[hidden] a[href*="open="]').first()).toBeAttached();
          await expect(operator.main.getByRole('heading', { level: 1 })).toBeVisible();
          await expectLoaded(page);
          await show(`panel-detail-${section}`, page);
        }
        await operator.openSection('users');
        await operator.rowMenu().click();
        await show('panel-row-menu', page);
        await page.keyboard.press('Escape');
        await operator.foreseeDeletion('user');
        await show('panel-deletion', page);
      });
    });
  }
}
