import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { expectAccessibleAsShown } from '../support/fixtures.ts';

const folder = process.env['SCREENSHOTS_DIR'] ?? 'test-results/screenshots';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** Takes the pictures of a screen; `whole` those of the page from its top to its end. */
export type Show = (screen: string, page: Page, options?: { whole?: boolean }) => Promise<void>;

/** Pictures in light and in dark, and axe finds nothing: `<folder>/<screen>-<language>-<width>-<scheme>.png`. */
export function picturesOf(language: UnderstoodLanguage, { width }: { width: number }): Show {
  return async (screen, page, { whole = false } = {}) => {
    await dismissToasts(page);
    if (whole) await loadAll(page);
    await expectNothingLoads(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = path.join(folder, `${screen}-${language}-${width}-${colorScheme}.png`);
      await take(page, file, whole);
      await expectAccessibleAsShown(page);
    }
    await page.emulateMedia({ colorScheme: null });
  };
}

/** One picture, as it is. */
export async function take(page: Page, file: string, fullPage = false): Promise<void> {
  await page.screenshot({ path: file, animations: 'disabled', caret: 'initial', fullPage });
}

/** Waits until nothing on the page is still to come. */
export async function expectLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectNothingLoads(page);
}

async function expectNothingLoads(page: Page): Promise<void> {
  await expect(page.locator('main .animate-shimmer, main .animate-spin')).toHaveCount(0);
}

async function dismissToasts(page: Page): Promise<void> {
  const close = page.locator('[data-toasts] li button');
  while ((await close.count()) > 0) await close.first().click();
}

/** What loads when it comes into view, loads; then back to the top. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
  await page.waitForLoadState('networkidle');
  await toTop(page);
}

/** Screen after screen: what loads when it is near does not where it is skipped. */
async function scrollThrough(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const scroll = (top: number) => {
    scrollTo({ top, behavior: 'instant' });
    const next = top + innerHeight;
    if (next > document.body.scrollHeight) resolve();
    else setTimeout(scroll, 50, next);
  };
  scroll(0);
  await promise;
}

export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
