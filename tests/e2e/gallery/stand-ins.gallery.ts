import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { newProfessional } from '#tests/e2e/support/newcomers.ts';
import { testAlone } from '#tests/e2e/support/own-program.ts';
import { test } from '#tests/e2e/support/people.ts';
import { picturesOf, SIZES } from './pictures.ts';

// What stands in for services outside of the house: identity providers, Stripe, mail and phone.

test.setTimeout(300_000);
// A form that was sent with mistakes, and a sign-in that is over.
test.use({ expectedProblems: [/40[04]|422/] });

for (const language of ['en', 'fr'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${language} at ${viewport.width} px`, () => {
      test.use({ language, viewport });
      const show = picturesOf(language, viewport);

      test('the identity providers', async ({ page, words }) => {
        for (const provider of ['google', 'facebook'] as const) {
          await page.goto(`/?lang=${language}#/sign-in`);
          await page.getByRole('button', { name: words(`connect.${provider}`) }).click();
          await page.waitForURL(`**/dev/${provider}/**`);
          await show(`stand-in-${provider}`, page);
        }
        await page.goto(`/dev/facebook/dialog/oauth?locale=${language}`);
        await show('stand-in-expired', page);
      });

      // A card has one trial in a program.
      testAlone('the payment pages', async ({ page, customer: pro }) => {
        const location = 'Gander, Newfoundland and Labrador, Canada';
        await newProfessional(page, `Ida ${language}`, { profession: 'dj', location });
        const checkout = await linkOf(page, 'subscription/checkout', 'url', { planId: 'premium' });
        await page.goto(`${checkout}?lang=${language}`);
        await show('stand-in-checkout', page, { whole: true });
        await page.getByRole('button').last().click();
        await show('stand-in-checkout-mistakes', page, { whole: true });
        await page.locator('summary').click();
        await show('stand-in-checkout-cards', page, { whole: true });
        await pay(page, '4000002500003155');
        await show('stand-in-challenge', page);
        await page.getByRole('button').first().click();
        await page.waitForURL(/#\//);
        await pro.waitForStanding('trialing');
        const portal = await linkOf(page, 'professional/manage-billing', 'billingPortalUrl');
        await page.goto(`${portal}?lang=${language}`);
        await show('stand-in-portal', page, { whole: true });
        await page.locator('a[href*="/card"]').first().click();
        await show('stand-in-portal-card', page, { whole: true });
        await page.goto(`/dev/stripe/checkout/nothing?lang=${language}`);
        await show('stand-in-nothing', page);
      });

      test('the outbox', async ({ page }) => {
        await page.goto(`/dev/outbox?lang=${language}`);
        await show('outbox', page);
        await page.goto(`/dev/outbox?lang=${language}&to=nobody@example.test`);
        await show('outbox-empty', page);
        await page.request.post('/api/auth/phone/send-code', {
          data: { phone: '+15145550142', language },
        });
        await page.goto(`/dev/outbox?lang=${language}&to=%2B15145550142`);
        await expect(page.locator('.bubble')).not.toHaveCount(0);
        await show('outbox-phone', page);
      });
    });
  }
}

/** A link of the payment provider that an endpoint hands out. */
async function linkOf(page: Page, path: string, field: string, data: object = {}): Promise<string> {
  const answer = await page.request.post(`/api/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as Record<string, string>)[field] ?? '';
}

async function pay(page: Page, number: string): Promise<void> {
  const [card, expiry, cvc] = await page.locator('input').all();
  await card?.fill(number);
  await expiry?.fill('12 / 34');
  await cvc?.fill('123');
  await page.getByRole('button').last().click();
}
