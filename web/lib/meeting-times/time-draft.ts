import type { Span } from '#contract/appointments/span.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { dayIn, daysAfter, instantAt, minutesIn } from './place-time.ts';

/** A time as it is chosen: a day and minutes since its midnight, at the place. */
export interface TimeDraft {
  day: string;
  from: number;
  to: number;
}

/** Days shown as chips; later ones are typed. */
export const DAYS_SHOWN = 14;

/** The times of a day that can be chosen, in minutes. */
const STEP = 30;
const EARLIEST = 6 * 60;
const LATEST = 22 * 60;
const USUAL_LENGTH = 2 * 60;
const USUAL_BEGIN = 9 * 60;

/** The first draft: tomorrow at nine, for two hours. */
export function firstDraft(now: number, timeZone: string): TimeDraft {
  const day = daysAfter(dayIn(now, timeZone), 1);
  return { day, from: USUAL_BEGIN, to: USUAL_BEGIN + USUAL_LENGTH };
}

/** The draft of an appointment: its own time. */
export function draftOf({ from, to }: Span, timeZone: string): TimeDraft {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return {
    day: dayIn(begin, timeZone),
    from: minutesIn(begin, timeZone),
    to: minutesIn(begin, timeZone) + (end - begin) / MINUTE_MS,
  };
}

/** The next draft: the same time a day later. */
export function nextDraft(before: TimeDraft): TimeDraft {
  return { ...before, day: daysAfter(before.day, 1) };
}

/** The days shown as chips, today first. */
export function daysToChoose(now: number, timeZone: string): string[] {
  const today = dayIn(now, timeZone);
  return Array.from({ length: DAYS_SHOWN }, (_, index) => daysAfter(today, index));
}

/** When it may begin on a day: of today, what is still to come; not while somebody is busy. */
export function beginnings(
  day: string,
  now: number,
  timeZone: string,
  busy: readonly Span[] = [],
): number[] {
  const isToday = day === dayIn(now, timeZone);
  const earliest = isToday ? Math.max(EARLIEST, minutesIn(now, timeZone) + 1) : EARLIEST;
  const possible = steps(Math.ceil(earliest / STEP) * STEP, LATEST - STEP);
  if (busy.length === 0) return possible;
  const length = STEP * MINUTE_MS;
  return possible.filter((minutes) => {
    const from = instantAt(day, minutes, timeZone);
    return !overlaps(busy, from, from + length);
  });
}

/** When it may end, given its beginning. */
export function endings(from: number): number[] {
  return steps(from + STEP, LATEST + 2 * STEP);
}

/** Another beginning, with the same length where the day has room for it. */
export function beginAt(draft: TimeDraft, from: number): TimeDraft {
  return { ...draft, from, to: Math.min(from + draft.to - draft.from, LATEST + 2 * STEP) };
}

/** Another day; where its first hours are over, with the next that can be chosen. */
export function onDay(draft: TimeDraft, day: string, now: number, timeZone: string): TimeDraft {
  const possible = beginnings(day, now, timeZone);
  const [first] = possible;
  const moved = { ...draft, day };
  return first === undefined || possible.includes(draft.from) ? moved : beginAt(moved, first);
}

/** The times of drafts, in order, each once; null where one is over. */
export function spansOf(
  drafts: readonly TimeDraft[],
  now: number,
  timeZone: string,
): Span[] | null {
  const spans = drafts.map(({ day, from, to }) => ({
    from: instantAt(day, from, timeZone),
    to: instantAt(day, to, timeZone),
  }));
  if (spans.some(({ from, to }) => !(from > now && to > from))) return null;
  const inOrder = spans.toSorted((one, other) => one.from - other.from);
  return inOrder
    .filter(({ from }, index) => inOrder[index - 1]?.from !== from)
    .map(({ from, to }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
    }));
}

/** Whether any of these times is one at which somebody is busy. */
export function isBusyAt(times: readonly Span[], busy: readonly Span[]): boolean {
  return times.some(({ from, to }) => overlaps(busy, Date.parse(from), Date.parse(to)));
}

function overlaps(busy: readonly Span[], from: number, to: number): boolean {
  return busy.some((one) => Date.parse(one.from) < to && from < Date.parse(one.to));
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, (to - from) / STEP + 1) }, (_, at) => from + at * STEP);
}
