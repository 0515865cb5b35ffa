import { expect, expectAccessible } from './support/fixtures.ts';
import { test } from './support/people.ts';

const LIGHT = 'rgb(251, 249, 244)';
const DARK = 'rgb(15, 23, 19)';

test.describe('light and dark', () => {
  test('follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  });

  test('is chosen in the footer, and remembered on every page', async ({ page, words }) => {
    await page.goto('/');
    const choice = page.getByRole('group', { name: words('common.scheme.label') });
    await choice.getByRole('button', { name: words('common.scheme.dark') }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await expectAccessible(page);
    for (const path of ['/', '/en/professionals', '/dev/outbox', '/api/docs']) {
      await page.goto(path);
      await expect(page.locator('body'), path).toHaveCSS('background-color', DARK);
    }
    await page.goto('/');
    await choice.getByRole('button', { name: words('common.scheme.system') }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  });

  test('is chosen in the foot of a public page, and remembered in the app', async ({
    page,
    words,
  }) => {
    await page.goto('/en/plumbers');
    const choice = page.getByRole('group', { name: words('common.scheme.label') });
    const dark = choice.getByRole('button', { name: words('common.scheme.dark') });
    await dark.press('Enter');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
      'media',
      'not all',
    );
    await expectAccessible(page);
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
    await page.goto('/en/plumbers');
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await choice.getByRole('button', { name: words('common.scheme.system') }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a public page offers no switch that would do nothing', async ({ page }) => {
      await page.goto('/en/plumbers');
      await expect(page.locator('#scheme')).toBeHidden();
    });
  });

  test("is chosen before the first paint, with the browser's frame", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('scheme', 'dark'));
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForSelector('body', { state: 'attached' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    const frame = page.locator('meta[name=theme-color]');
    await expect(frame.nth(0)).toHaveAttribute('media', 'not all');
    await expect(frame.nth(1)).toHaveAttribute('media', 'all');
  });
});
