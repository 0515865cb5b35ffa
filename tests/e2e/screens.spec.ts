import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { newProfessional } from './support/newcomers.ts';
import { codeFor } from './support/outbox.ts';
import { openTapConversation } from './support/tap-conversation.ts';
import { test } from './support/people.ts';
import { wordsOf } from './support/words.ts';

// No axe violation on any screen, in any of its states, on a phone and on a desk.

const SIZES = [
  { width: 390, height: 844, language: 'fr' },
  { width: 1280, height: 900, language: 'es' },
] as const satisfies { width: number; height: number; language: UnderstoodLanguage }[];

const VISITED = [
  '/about',
  '/privacy',
  '/terms',
  '/credits',
  '/subscription-plans',
  '/subscribe',
  '/sign-in',
  '/professional-onboard',
  '/answer',
  '/invitation',
  '/do-not-contact',
  '/admin-invitation',
  '/no',
];

for (const { language, ...viewport } of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, language });
    test.setTimeout(180_000);

    test('the landing page', async ({ page, words }) => {
      await page.goto(`/?lang=${language}`);
      const name = words('landing.trusted.title');
      const trusted = page.getByRole('region', { name });
      await trusted.scrollIntoViewIfNeeded();
      await expect(trusted.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expectAccessible(page);
    });

    test('what a visitor can open', async ({ page }) => {
      for (const path of VISITED) {
        await test.step(path, async () => {
          // The query is another each time: a change of the hash alone loads nothing.
          await page.goto(`/?lang=${language}&visit=${VISITED.indexOf(path)}#${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectAccessible(page);
        });
      }
    });

    test('the footer of a page of text comes with the text', async ({ page }) => {
      const { promise: isServed, resolve: serve } = Promise.withResolvers<void>();
      await page.route('**/api/site/pages/**', async (route) => {
        await isServed;
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/site/pages/**');
      await page.goto(`/?lang=${language}#/terms`);
      await asked;
      await expect(page.getByRole('main').getByRole('status')).toBeAttached();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      serve();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    test('the conversation, step by step, and its dialogs', async ({ page, customer, words }) => {
      await customer.tellTheAssistant('???');
      await expect(page.getByLabel(words('assistant-chat.chooseTrade'))).toBeVisible();
      await expectAccessible(page);
      await customer.answer('Necesito un plomero');
      await customer.expectQuestion('description');
      await expectAccessible(page);
      await customer.answer('Ma champlure coule, gotea la llave');
      await customer.expectQuestion('location');
      await page.keyboard.type('Mont');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await customer.expectQuestion('urgency');
      await expectAccessible(page);
      await customer.chooseUrgency('Soon (2-3 days)');
      await customer.expectQuestion('confirmation');
      await expectAccessible(page);
      await customer.agree();
      await expect(customer.dialog).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: words('connect.phone') }).click();
      await expectAccessible(page);
      await page.getByRole('tab', { name: words('connect.email') }).click();
      const email = `screens-${language}-${Date.now()}@example.test`;
      await customer.askForCode(email);
      await expect(customer.toast(words('connect.codeSent'))).toBeVisible();
      await expectAccessible(page);
      await customer.enterCode(await codeFor(page.request, email));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words('requests.results.title'),
      );
      await expectAccessible(page);
    });

    test('the plans, a payment that is begun, and the plan of a professional', async ({
      page,
      customer: pro,
    }) => {
      const location = 'Gander, Newfoundland and Labrador, Canada';
      await newProfessional(page, `Ivy ${language}`, { profession: 'dj', location });
      await pro.openPlans();
      await expectAccessible(page);
      await pro.choosePlan('premium');
      await expectAccessible(page);
      await pro.openSubscription();
      await pro.waitForStanding('free');
      await expectAccessible(page);
    });

    test("a customer's home and a conversation", async ({ page, customer, words }) => {
      await customer.signInByCall('customer@demo.test', 'user');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words('customer-home.title'),
      );
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAccessible(page);
      await openTapConversation(page);
      await expect(customer.panel.getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the landing page works without JavaScript', async ({ anotherPerson }) => {
  const page = await anotherPerson({ javaScriptEnabled: false });
  for (const language of UNDERSTOOD_LANGUAGES) {
    await page.goto(`/?lang=${language}`);
    const words = wordsOf(language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      words('landing.hero.title'),
    );
    await expect(page.getByRole('heading', { name: words('landing.how.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: words('common.signIn') }).first()).toBeVisible();
  }
});
