/** The version of the terms that a person agrees to today, stored with their agreement. */
export const TERMS_VERSION = '2026-11';
