import type { Language } from '#contract/language.ts';
import { getUser } from '#server/accounts/accounts.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { ErasedPerson, PersonalData, PersonRef } from '#server/platform/personal-data.ts';
import type { Platform } from '#server/platform/platform.ts';
import * as queries from './queries-personal-data.ts';
import { renderLetter } from './render-letter.ts';

/** The notices of a person, rendered in this language, and their preferences. */
export async function exportNotices(
  { db, config }: Pick<Platform, 'config'> & { db: Db },
  { userId }: PersonRef,
  language: Language,
): Promise<PersonalData> {
  const notices = await queries.findAllNotices(db, userId);
  const { email, emailProven, phone } = await getUser(db, userId);
  // Messages sent to an address before it was proven may be another person's.
  const addresses = [emailProven ? email : null, phone].filter((one) => one !== null);
  return {
    notices: notices.map((notice) => {
      const { subject, preview } = renderLetter(notice, language, config);
      return { at: notice.created_at, title: subject, text: preview, readAt: notice.read_at };
    }),
    letters: await queries.findLettersTo(db, withWhatsApp(addresses)),
    answerLinks: await queries.findOwnAnswerLinks(db, userId),
    textMarks: await queries.findOwnMarks(db, userId),
    preferences: await queries.findOwnPreferences(db, userId),
    push: await queries.findOwnPush(db, userId),
    replyAddresses: await queries.findOwnReplyAddresses(db, userId),
  };
}

/** Deletes a person's notices, and redacts them in the notices of others. */
export async function eraseNotices(tx: Tx, erased: ErasedPerson): Promise<void> {
  const { name, others } = erased;
  const ids = [...erased.requestIds, ...erased.leadIds, erased.professionalId ?? erased.userId];
  const addresses = withWhatsApp(erased.addresses);
  await queries.deletePersonsNotices(tx, { userId: erased.userId, addresses });
  await queries.deleteNoticesAbout(tx, { others: others.map((other) => other.userId), ids, name });
  const recipients = withWhatsApp(others.flatMap((other) => other.addresses));
  await queries.redactLettersAbout(tx, { recipients, ids, name });
}

/** Addresses as the outbox knows them: a phone is written to by WhatsApp as well. */
function withWhatsApp(addresses: readonly string[]): string[] {
  const phones = addresses.filter((address) => address.startsWith('+'));
  return [...addresses, ...phones.map((phone) => `whatsapp:${phone}`)];
}
