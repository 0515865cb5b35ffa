import * as z from 'zod/mini';
import { ADDED_DIGITS, PROFESSIONS } from './professions.ts';

/** A trade: one that comes with the program, or one the operator added. */
export const professionSlug = z.union([
  z.enum(PROFESSIONS),
  z.templateLiteral(['trade-', z.string().check(z.regex(ADDED_DIGITS))]),
]);
