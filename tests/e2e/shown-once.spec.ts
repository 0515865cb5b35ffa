import type { Page } from '@playwright/test';
import { expect } from './support/fixtures.ts';
import { test } from './support/people.ts';

// What a screen shows, it shows once, and nothing runs into or through anything else.

test('a tab of the home keeps one header while it loads', async ({ page, customer, words }) => {
  await customer.signInByCall('customer@demo.test', 'user');
  await customer.expectHome();
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  // The tab's own scripts: what is asked for once its home is there.
  await page.route('**/assets/*.js', async (route) => {
    if ((await page.getByRole('tablist').count()) > 0) await loaded;
    await route.continue();
  });
  await page.goto('/?lang=en#/dashboard?tab=reviews');
  await page.reload();
  await expect(page.getByRole('tabpanel').getByText(words('common.loading'))).toBeVisible();
  // One inside of the main part would be no banner.
  const headers = page.locator('header', { has: page.getByRole('link', { name: 'Nearhand' }) });
  await expect(headers).toHaveCount(1);
  load();
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
});

test('the assistant says what it understood and its question in one bubble', async ({
  page,
  customer,
  words,
}) => {
  await customer.tellTheAssistant('I need a plumber, the kitchen tap drips');
  await customer.expectQuestion('location');
  const bubble = page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: words('assistant-chat.gotIt', { profession: 'plumber' }) });
  await expect(bubble).toHaveCount(1);
  await expect(bubble).toContainText(words('assistant-chat.ask.location'));
});

test('the conversation shows its progress in one place', async ({ page, customer, words }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await customer.tellTheAssistant('I need a plumber, the kitchen tap drips');
  await customer.expectQuestion('location');
  const summary = page.getByRole('complementary', { name: words('assistant-chat.summaryTitle') });
  await expect(summary).toContainText(words('assistant-chat.nothingSent'));
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await expect(summary).not.toContainText(words('assistant-chat.count', { known: '2', all: '4' }));
});

test('a dialog is never see-through while it opens', async ({ page, customer, words }) => {
  await customer.signInByCall('customer@demo.test', 'user');
  await customer.expectHome();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page
      .getByRole('button', { name: words('request.cancel') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate(keyframesOf)).toMatch(/transform/);
    expect(await dialog.evaluate(keyframesOf)).not.toContain('opacity');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a long text in the box of the landing page stays below its label', async ({
  page,
  words,
}) => {
  await page.goto('/?lang=en');
  const box = page.getByLabel(words('landing.hero.label'));
  await box.fill('Water comes through the ceiling of the living room. '.repeat(40));
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await gapAbove(page), `${width} px`).toBeGreaterThanOrEqual(4);
  }
});

/** The text of the animation in which an element enters. */
function keyframesOf(element: Element): string {
  const name = getComputedStyle(element).animationName;
  const rulesIn = (rules: CSSRuleList): CSSRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSGroupingRule ? [rule, ...rulesIn(rule.cssRules)] : [rule],
    );
  const all = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  const own = all.find((rule) => rule instanceof CSSKeyframesRule && rule.name === name);
  return own?.cssText ?? '';
}

/** How far the box of the landing page is below its label, in pixels. */
function gapAbove(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = document.querySelector('textarea');
    const label = box?.labels[0];
    if (!box || !label) throw new Error('There is no box.');
    return box.getBoundingClientRect().top - label.getBoundingClientRect().bottom;
  });
}
