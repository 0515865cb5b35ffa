import type { Language } from '#contract/language.ts';
import { PROFESSION_NAMES, type Profession } from '#contract/professions.ts';
import { getUser, type Person } from '#server/accounts/accounts.ts';
import type { Platform } from '#server/platform/platform.ts';
import { queueLetter, type Receiver } from './outbox.ts';
import type { Letter, Letters } from './texts/letter.ts';
import { letters } from './texts/texts.ts';

export type Telling = Pick<Platform, 'db' | 'config' | 'clock' | 'jobs'>;

/** Writes one letter to a person, by mail where they have an address, else by text message. */
export async function tell(
  platform: Telling,
  notice: {
    kind: keyof Letters;
    /** A second notice of this kind and key is none. */
    key: string;
    userId: string;
    /** Instead of the person's own language. */
    language?: Language;
    write: (letters: Letters, language: Language) => Letter;
  },
): Promise<void> {
  const person = await getUser(platform.db, notice.userId);
  const to = receiverOf(person, notice.language ?? person.language);
  if (!to) return;
  const { kind, key } = notice;
  const letter = notice.write(letters[to.language], to.language);
  await platform.db
    .transaction()
    .execute((tx) => queueLetter(tx, platform, { kind, key, to, letter }));
}

function receiverOf({ email, phone }: Person, language: Language): Receiver | null {
  if (email !== null) return { channel: 'email', address: email, language };
  return phone === null ? null : { channel: 'sms', address: phone, language };
}

/** The name of a profession as its reader says it. */
export function professionName(profession: Profession, language: Language): string {
  return PROFESSION_NAMES[language][profession].one;
}

/** A page of the professional's, by way of the sign-in screen where they are signed out. */
export function professionalsPage(
  { config }: Telling,
  query: { lang: Language; lead?: string },
): string {
  return `${config.publicUrl}/professional-dashboard?${new URLSearchParams(query).toString()}`;
}

/** The customer's dashboard, by way of the sign-in screen where they are signed out. */
export function customersPage(
  { config }: Telling,
  query: { lang: Language; request: string; professional?: string },
): string {
  return `${config.publicUrl}/sign-in?${new URLSearchParams(query).toString()}`;
}
