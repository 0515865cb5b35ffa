import { everyLetter } from '#tests/support/every-letter.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { showMail } from './support/mails.ts';
import { newProfessional } from './support/newcomers.ts';
import { test } from './support/people.ts';

// No axe violation in mails, and on what stands in for services outside of the house.

const SIZES = [
  { width: 390, height: 844, language: 'fr' },
  { width: 1280, height: 900, language: 'en' },
] as const;

/** Letters that have between them every part of a mail. */
const KINDS = ['newLead', 'leadAccepted', 'trialEnds', 'signInCode', 'invitation', 'digest'];

for (const { language, ...viewport } of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, language });
    test.setTimeout(180_000);

    test('mails show their pictures and can be read', async ({ page }) => {
      await page.goto('/dev/outbox');
      for (const letter of everyLetter(language, { name: 'Luc Gagnon' })) {
        if (!KINDS.includes(letter[0])) continue;
        await showMail(page, letter, language);
        const widths = await page
          .getByRole('presentation')
          .locator('img')
          .evaluateAll((pictures: HTMLImageElement[]) => pictures.map((one) => one.naturalWidth));
        expect(Math.min(...widths), letter[0]).toBeGreaterThan(0);
        await expectAccessible(page);
      }
    });

    test('the outbox', async ({ page }) => {
      await page.request.post('/api/auth/phone/send-code', {
        data: { phone: '+15145550142', language },
      });
      await page.goto('/dev/outbox?to=%2B15145550142');
      await expect(page.locator('.bubble').first()).toBeVisible();
      await expectAccessible(page);
    });

    test('the identity providers', async ({ page, words }) => {
      for (const provider of ['google', 'facebook'] as const) {
        await page.goto(`/?lang=${language}#/sign-in`);
        await page.getByRole('button', { name: words(`connect.${provider}`) }).click();
        await page.waitForURL(`**/dev/${provider}/**`);
        await expectAccessible(page);
      }
    });

    test('the payment page', async ({ page }) => {
      const location = 'Gander, Newfoundland and Labrador, Canada';
      await newProfessional(page, `Una ${language}`, { profession: 'dj', location });
      const data = { planId: 'premium' };
      const answer = await page.request.post('/api/subscription/checkout', { data });
      const { url } = (await answer.json()) as { url: string };
      await page.goto(`${url}?lang=${language}`);
      await page.locator('summary').click();
      await expectAccessible(page);
    });
  });
}
