import { expect, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { composeMail } from '#server/notifications/outbox/compose-message.ts';
import { withPicturesFrom } from '#server/notifications/pictures/picture.ts';
import type { Letter } from '#server/notifications/texts/letter.ts';
import { SITE } from '#tests/support/every-letter.ts';

const LINKS = { unsubscribe: 'https://n.test/unsubscribe', preferences: 'https://n.test/choose' };
const SENDER = { brand: SITE.brandName, publicUrl: SITE.publicUrl };

/** Shows a letter as a mail program does, on a page that the outbox was opened on. */
export async function showMail(page: Page, letter: Letter, language: Language): Promise<void> {
  const { html } = composeMail(letter, language, SENDER, LINKS);
  const mail = withPicturesFrom(html ?? '', (name) => `/dev/outbox/picture?name=${name}`);
  await page.setContent(mail, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(letter.heading);
}
