import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/db.ts';
import { insertConsent } from './queries-consents.ts';

/** What a person agreed to, or took back: the words by their version, in the language they read. */
interface Consent {
  userId: string;
  purpose: 'terms' | 'public_page';
  version: string;
  language: Language;
  given: boolean;
  at: Date;
}

/** Keeps it as proof, beside everything that was agreed to before. */
export async function recordConsent(db: Db, { userId, ...consent }: Consent): Promise<void> {
  await insertConsent(db, { user_id: userId, ...consent });
}
