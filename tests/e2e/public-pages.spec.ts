import type { Page } from '@playwright/test';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

// The public pages: from the trades down to a professional, on a phone and on a desk.

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
const PLUMBERS = { en: '/en/plumbers', fr: '/fr/plombiers', es: '/es/plomeros' } as const;

async function expectWell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than the screen').toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await expectAccessible(page);
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const language of UNDERSTOOD_LANGUAGES) {
      test(`from the trades to a professional in ${language}`, async ({ page }) => {
        await page.goto(`/${language}/professionals`);
        await expectWell(page);
        await page.locator(`main a[href="${PLUMBERS[language]}"]`).click();
        await expectWell(page);
        await page.locator(`main a[href="${PLUMBERS[language]}/montreal-quebec"]`).click();
        await expectWell(page);
        await page.getByRole('link', { name: 'Luc Gagnon' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luc Gagnon');
        await expectWell(page);
        const ask = page.locator('a[href^="/ask?trade=plumber"]:visible');
        await expect(ask).toHaveCount(1);
      });
    }

    test('asking for a quote begins the conversation with the trade', async ({ page }) => {
      await page.goto('/en/plumbers/montreal-quebec');
      await page.locator('main a[href^="/ask?trade=plumber"]').click();
      await expect(page.getByText('I am looking for: Plumber')).toBeVisible();
    });
  });
}

test.describe('somebody who is not there', () => {
  test.use({ expectedProblems: [/404/] });

  test('is a 404 page with a way on', async ({ page }) => {
    await page.goto('/es/pro/nadie');
    await expectWell(page);
  });
});
