import * as z from 'zod/mini';
import { calendarDay, text } from '../text.ts';

/** Accepted on every admin call for compatibility; naming another admin is refused. */
export const own = { adminEmail: z.optional(z.string().check(z.maxLength(254))) };

/** The default number of rows of a page. */
export const PAGE_ROWS = 50;
export const MAX_PAGE_ROWS = 100;

/** The search and sort parameters of a list. */
export function questions<const Sort extends readonly [string, ...string[]]>(sorts: Sort) {
  return {
    ...own,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    sort: z.optional(z.enum(sorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
  };
}

/** Cursor pagination: `after` is the `cursor` of the last row seen. */
export const pages = {
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_ROWS))),
};

/** The columns of a file, by name and separated by commas; default all. */
export const columns = z.optional(
  z.string().check(z.regex(/^[A-Za-z]{1,40}(,[A-Za-z]{1,40})*$/), z.maxLength(1000)),
);

/** The position of a row in this list and order: `after` continues from it. */
export const cursor = z.string();

/** Days in UTC, both inclusive. */
export const between = { from: z.optional(calendarDay()), to: z.optional(calendarDay()) };

/** The reason of an operator's action: stored in the audit log. */
export const MIN_REASON = 3;
export const MAX_REASON = 500;

/** The reason; stored in the audit log, and shown to nobody it concerns. */
export const why = text(MIN_REASON, MAX_REASON);
export const reasoned = z.object({ reason: why });

/** As documented no body is required; a reason is optional. */
export const mayBeReasoned = z.object({ reason: z.optional(z.nullable(text(0, MAX_REASON))) });
