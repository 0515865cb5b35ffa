import * as z from 'zod/mini';
import { calendarDay } from '../text.ts';

/** Days a job is wanted on, both included; for one day the same twice. */
export const dateRange = z
  .object({ from: calendarDay(), to: calendarDay() })
  .check(z.refine(({ from, to }) => from <= to, 'ends before it begins'));
export type DateRange = z.output<typeof dateRange>;

/** How often a job comes back. */
export const RECURRENCES = ['daily', 'weekly', 'biweekly', 'monthly'] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** What a customer said of when, beside the urgency; null where nothing. */
export const schedule = {
  dates: z.nullable(dateRange),
  recurrence: z.nullable(z.enum(RECURRENCES)),
};
