import { expect, type Page } from '@playwright/test';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { composeMail } from '#server/notifications/outbox/compose-message.ts';
import { withMailStyle } from '#server/notifications/outbox/mail-page.ts';
import { withPicturesFrom } from '#server/notifications/pictures/picture.ts';
import { preferenceKindOf } from '#server/notifications/channels.ts';
import type { FootLinks, Letter, LetterKind } from '#server/notifications/texts/letter.ts';
import { SITE } from '#tests/support/every-letter.ts';

const LINKS = { unsubscribe: 'https://n.test/unsubscribe', preferences: 'https://n.test/choose' };
/** Letters that cannot be switched off. */
const UNSTOPPABLE = [
  'signInCode',
  'invitation',
  'contactWritten',
  'teamInvitation',
  'memberInvitation',
  'teamChange',
  'testMessage',
  'replyUnclear',
  'replyUnused',
] as const;
type Unstoppable = (typeof UNSTOPPABLE)[number];
const isUnstoppable = (kind: LetterKind): kind is Unstoppable =>
  UNSTOPPABLE.some((one) => one === kind);
const SENDER = { brand: SITE.brandName, publicUrl: SITE.publicUrl };

/** Shows a letter as a mail program does, on a page that the outbox was opened on. */
export async function showMail(
  page: Page,
  [kind, letter]: [LetterKind, Letter],
  language: UnderstoodLanguage,
): Promise<void> {
  const { html } = composeMail(letter, language, SENDER, linksOf(kind));
  const styled = withMailStyle(html ?? '', null);
  const mail = withPicturesFrom(styled, (name) => `/dev/outbox/picture?name=${name}`);
  await page.setContent(mail, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(letter.heading);
}

/** Letters without a notice, which nobody can stop. */

/** The links at the foot, where the letter can be stopped. */
function linksOf(kind: LetterKind): FootLinks | null {
  if (isUnstoppable(kind)) return null;
  return kind === 'digest' || preferenceKindOf(kind, {} as never) ? LINKS : null;
}
