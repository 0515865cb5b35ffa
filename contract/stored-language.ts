import * as z from 'zod/mini';

/** A language as it was stored: possibly one that a node no longer knows, because its folder was removed. */
export const storedLanguage = z.string().check(z.maxLength(20));
