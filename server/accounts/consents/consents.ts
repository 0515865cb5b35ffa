import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { AccountRow } from '#server/accounts/queries.ts';
import { hasConsent, insertConsent } from './queries-consents.ts';
import { currentTerms } from '#server/site/site.ts';

/** What a person agreed to, or withdrew: the version of the text, in the language they read. */
interface Consent {
  userId: string;
  purpose: 'terms' | 'public_page';
  version: string;
  language: Language;
  given: boolean;
  at: Date;
}

/** Stores it as evidence; earlier consents stay. */
export async function recordConsent(db: Db, { userId, ...consent }: Consent): Promise<void> {
  await insertConsent(db, { user_id: userId, ...consent });
}

type Agreed = Pick<AccountRow, 'id' | 'terms_accepted_at' | 'terms_version' | 'language'>;

/** Stores the agreement to the terms that an account got at this moment, if it got one. */
export async function recordAgreement(db: Db, account: Agreed, now: Date): Promise<void> {
  const { id: userId, terms_accepted_at: at, terms_version: version, language } = account;
  if (at?.getTime() !== now.getTime() || version === null) return;
  if (await hasConsent(db, { userId, purpose: 'terms', version, at: now })) return;
  await recordConsent(db, { userId, purpose: 'terms', version, language, given: true, at: now });
}

/** The agreement to the terms currently shown in this language, as columns of an account. */
export async function agreement(db: Db, language: Language, now: Date) {
  return { terms_accepted_at: now, terms_version: await currentTerms(db, language) };
}
