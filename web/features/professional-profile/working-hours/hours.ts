import type { WorkingSpan } from '#contract/professionals/working-hours.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const WORKDAYS = [1, 2, 3, 4, 5] as const;
const MAX_SPANS = 3;
const MIDNIGHT = '24:00';

type Hours = readonly WorkingSpan[];

/** The spans of one day, in their order. */
export function hoursOf(hours: Hours, weekday: number): WorkingSpan[] {
  return hours.filter((span) => span.weekday === weekday);
}

/** A day opens at nine, a further span after the last one. */
export function withSpan(hours: Hours, weekday: number): WorkingSpan[] {
  const last = hoursOf(hours, weekday).at(-1);
  const from = last ? Math.min(22, Number(last.closes.slice(0, 2)) + 1) : 9;
  const to = last ? Math.min(24, from + 3) : 17;
  return sorted([...hours, { weekday, opens: clock(from), closes: clock(to) }]);
}

export function mayHaveSpan(hours: Hours, weekday: number): boolean {
  return hoursOf(hours, weekday).length < MAX_SPANS;
}

export function withoutSpan(hours: Hours, span: WorkingSpan): WorkingSpan[] {
  return hours.filter((each) => each !== span);
}

export function withoutDay(hours: Hours, weekday: number): WorkingSpan[] {
  return hours.filter((span) => span.weekday !== weekday);
}

/** A time of a span changes; midnight at its end is the end of that day. */
export function withTime(
  hours: Hours,
  span: WorkingSpan,
  time: { opens: string } | { closes: string },
): WorkingSpan[] {
  const changed = { ...span, ...time };
  const closes = changed.closes === '00:00' ? MIDNIGHT : changed.closes;
  return hours.map((each) => (each === span ? { ...changed, closes } : each));
}

/** Copies the hours of one day to Monday to Friday. */
export function copiedToWorkdays(hours: Hours, weekday: number): WorkingSpan[] {
  const day = hoursOf(hours, weekday);
  const kept = hours.filter((span) => !WORKDAYS.some((workday) => workday === span.weekday));
  const copies = WORKDAYS.flatMap((workday) => day.map((span) => ({ ...span, weekday: workday })));
  return sorted([...kept, ...copies]);
}

/** In the format of a time input. */
export function shownTime(time: string): string {
  return time === MIDNIGHT ? '00:00' : time;
}

function sorted(hours: Hours): WorkingSpan[] {
  return hours.toSorted((one, other) => one.weekday - other.weekday);
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
