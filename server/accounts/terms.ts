/** The version of the terms that a person agrees to today, stored with their agreement. */
export const TERMS_VERSION = '2026-11';

/** The agreement to today's terms, as an account keeps it. */
export function agreement(now: Date) {
  return { terms_accepted_at: now, terms_version: TERMS_VERSION };
}
