import type { Page } from '@playwright/test';
import { expect, MOTION } from './support/fixtures.ts';
import { test } from './support/people.ts';

// What moves between screens, and nothing for those who want no motion.

const NEED = 'The gutter over my front door leaks';

test.describe('with motion', () => {
  test.use(MOTION);

  test('the first sentence travels from the landing page into the conversation', async ({
    page,
    customer,
  }) => {
    await page.addInitScript(recordTravels);
    await customer.tellTheAssistant(NEED);
    await expect(page.getByRole('log')).toContainText(NEED);
    expect(await travels(page)).toEqual([NEED]);
  });
});

test('the first sentence stands where it belongs at once for who wants no motion', async ({
  page,
  customer,
}) => {
  await page.addInitScript(recordTravels);
  await customer.tellTheAssistant(NEED);
  await expect(page.getByRole('log')).toContainText(NEED);
  expect(await travels(page)).toEqual([]);
});

test('a thin bar shows that the next screen is on its way', async ({ page, customer, words }) => {
  const bar = page.locator('.navigating');
  await page.goto('/?lang=en');
  await page.waitForLoadState('networkidle');
  let load = await holdScripts(page);
  const box = page.getByLabel(words('landing.hero.label'));
  await box.fill(NEED);
  await box.press('Enter');
  await expect(bar).toBeVisible();
  load();
  await expect(page.getByRole('log')).toContainText(NEED);
  await expect(bar).toBeHidden();

  await customer.signInByCall('customer@demo.test', 'user');
  await page.evaluate(() => sessionStorage.clear());
  await customer.expectHome();
  load = await holdScripts(page);
  await page.getByRole('button', { name: words('customer-home.newRequest') }).click();
  await expect(bar).toBeVisible();
  load();
  await expect(page.getByRole('log')).toBeVisible();
});

/** Keeps back what is not loaded yet, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/assets/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  return load;
}

/** Writes what is moved by a script into the document. */
function recordTravels(): void {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function record(...moves) {
    const { dataset } = document.documentElement;
    const words = this.querySelector('.whitespace-pre-wrap')?.textContent ?? '';
    if (JSON.stringify(moves).includes('translate')) dataset['travels'] = words;
    return animate.apply(this, moves);
  };
}

async function travels(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => document.documentElement.dataset['travels']);
  return words === undefined ? [] : [words];
}
