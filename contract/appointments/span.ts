import * as z from 'zod/mini';
import { DAY_MS } from '../durations.ts';
import { moment } from '../text.ts';

/** From one moment to a later one, a day at most. */
export const span = z.strictObject({ from: moment, to: moment }).check(
  z.refine(({ from, to }) => Date.parse(from) < Date.parse(to), 'ends before it begins'),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= DAY_MS, 'longer than a day'),
);
export type Span = z.output<typeof span>;

/** How many times one proposal may name. */
export const MAX_TIMES = 3;
