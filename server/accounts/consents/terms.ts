import type { Language } from '#contract/language.ts';
import type { Db } from '#server/platform/database/db.ts';
import { currentTerms } from '#server/site/site.ts';

/** The agreement to the terms currently shown in this language, as columns of an account. */
export async function agreement(db: Db, language: Language, now: Date) {
  return { terms_accepted_at: now, terms_version: await currentTerms(db, language) };
}
