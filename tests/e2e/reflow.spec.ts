import type { Page } from '@playwright/test';
import { operatingOn } from './actions/admin-lists.ts';
import { acceptedRequest, openRequest } from './support/accepted-request.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/people.ts';
import { openTapConversation } from './support/tap-conversation.ts';

// On a window of 320 px (a desk at 400 %) nothing scrolls sideways and no text is cut: WCAG 1.4.10.
// French has the longest words.

test.use({ viewport: { width: 320, height: 640 }, language: 'fr' });

test.describe('at 320 px', () => {
  // An unknown address, and the panel before its session.
  test.use({ expectedProblems: [/40[14]/] });

  test('what a visitor can open', async ({ page }) => {
    for (const path of ['/home', '/sign-in', '/subscription-plans', '/contact', '/about', '/no'])
      await openAndExpectFit(page, path);
    for (const path of ['professionals', 'plombiers', 'plombiers/montreal-quebec']) {
      await page.goto(`/fr/${path}`);
      await expectFit(page);
    }
    await page.getByRole('link', { name: 'Luc Gagnon' }).click();
    await expectFit(page);
  });

  test('the conversation with the assistant', async ({ page, customer }) => {
    await customer.tellTheAssistant('Ma champlure coule à Montréal depuis hier, c’est urgent');
    await customer.expectQuestion('confirmation');
    await expectFit(page);
    await customer.agree();
    await expect(customer.dialog).toBeVisible();
    await expectFit(page);
  });

  test('what a customer has', async ({ page, customer }) => {
    await customer.signInByCall('customer@demo.test', 'user');
    for (const path of ['/dashboard', '/dashboard?tab=reviews', '/messages', '/account'])
      await openAndExpectFit(page, path);
    await openAndExpectFit(page, '/dashboard');
    await openTapConversation(page);
    await expect(customer.panel.getByRole('listitem').first()).toBeVisible();
    await expectFit(page);
  });

  test('a request and its lead', async ({ page, professional, language }) => {
    const work = { profession: 'roofer', location: 'Churchill, Manitoba, Canada' } as const;
    const name = 'Marie-Antoinette Vandenbroucke';
    await professional.page.setViewportSize({ width: 320, height: 640 });
    const { id } = await acceptedRequest(page, professional.page, name, work);
    await openRequest(page, id, language);
    await expectFit(page);
    await openAndExpectFit(professional.page, '/professional-dashboard');
  });

  test('what a professional has, also at 640 px', async ({ page, customer: professional }) => {
    await professional.signInByCall('pro@demo.test', 'professional');
    for (const tab of ['analytics', 'subscription', 'profile'])
      await openAndExpectFit(page, `/professional-dashboard?tab=${tab}`);
    await page.setViewportSize({ width: 640, height: 640 });
    await expectFit(page);
  });

  test('what an operator has', async ({ page, language, words }) => {
    const operator = operatingOn(page, language, words);
    await operator.signIn();
    for (const section of ['overview', 'users', 'requests', 'subscriptions'] as const) {
      await operator.openSection(section);
      await expectFit(page);
    }
  });
});

async function openAndExpectFit(page: Page, path: string): Promise<void> {
  await page.goto(`/?lang=fr#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectFit(page);
}

/** Once nothing is loading any more. */
async function expectFit(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(whatDoesNotFit), { message: `what does not fit on ${page.url()}` })
    .toEqual([]);
}

/**
 * The page itself, and every text beyond its edges: but what is shortened with an ellipsis, because
 * it stands elsewhere in full, and what a row of its own scrolls to.
 */
function whatDoesNotFit(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const isMeant = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const meant = textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX);
    return meant || isMeant(element.parentElement);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { parentElement: element, textContent: text } = texts.currentNode;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !text?.trim()) continue;
    if (element.closest('[class*=sr-only], [aria-hidden=true]') || isMeant(element)) continue;
    range.selectNodeContents(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1) found.push(`"${text}" to ${Math.round(right)}`);
  }
  return found;
}
