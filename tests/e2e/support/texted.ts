import type { APIRequestContext, Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { PHONE_TEXTS } from '#server/app/demo/phone/phone-texts.ts';
import { expect } from './fixtures.ts';
import { codeFor } from './outbox.ts';

/** Adds a phone to the signed-in person's account, and has them told of leads and messages by it alone. */
export async function textedBy(request: APIRequestContext, phone: string): Promise<void> {
  const contact = { channel: 'phone', target: phone };
  await request.post('/api/account/contact/send-code', { data: contact });
  const code = await codeFor(request, phone);
  const proven = await request.post('/api/account/contact/verify', { data: { ...contact, code } });
  expect(proven.status(), await proven.text()).toBe(200);
  const channels = { email: false, sms: true, push: false };
  const kinds = ['leads', 'messages'].map((kind) => ({ kind, channels }));
  const chosen = await request.put('/api/notification-preferences', { data: { kinds } });
  expect(chosen.status(), await chosen.text()).toBe(200);
}

/** The stand-in for a phone, on a page. */
export async function phoneOn(page: Page, number: string, language: UnderstoodLanguage) {
  const texts = PHONE_TEXTS[language];
  await page.goto(`/dev/phone?lang=${language}&number=${encodeURIComponent(number)}`);
  const bubbles = page.getByRole('log', { name: texts.messages }).locator('.bubble');
  return {
    /** Waits until the newest text says something. */
    async gets(words: RegExp): Promise<void> {
      await expect(bubbles.filter({ hasText: words }).last()).toBeVisible();
    },
    async sends(text: string): Promise<void> {
      await page.getByLabel(texts.write).fill(text);
      await page.getByRole('button', { name: texts.send, exact: true }).click();
      await expect(page.locator('.sent .bubble').last()).toHaveText(text);
    },
  };
}
