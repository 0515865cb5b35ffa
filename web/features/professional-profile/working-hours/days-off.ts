import { DAY_MS } from '#contract/durations.ts';
import type { DayOff } from '#contract/professionals/working-hours.ts';

type Days = readonly DayOff[];

export const MOST_DAYS_OFF = 50;

/** Those that end on a day (YYYY-MM-DD) or later, and those over before it, in their order. */
export function sortedByDay(daysOff: Days, today: string): { coming: DayOff[]; past: DayOff[] } {
  return {
    coming: daysOff.filter(({ to }) => to === '' || to >= today),
    past: daysOff.filter(({ to }) => to !== '' && to < today),
  };
}

/** One more, from the day after the last one there is: that one day. */
export function withDayOff(daysOff: Days, today: string): DayOff[] {
  const last = daysOff.reduce((latest, { to }) => (to > latest ? to : latest), today);
  const next = dayAfter(last);
  return [...daysOff, { from: next, to: next }];
}

export function withoutDayOff(daysOff: Days, day: DayOff): DayOff[] {
  return daysOff.filter((each) => each !== day);
}

/** The first day changes; the last one goes with it where it was the same or would come before it. */
export function withFrom(daysOff: Days, day: DayOff, from: string): DayOff[] {
  const follows = day.to === '' || day.to === day.from || day.to < from;
  return replaced(daysOff, day, { from, to: follows ? from : day.to });
}

export function withTo(daysOff: Days, day: DayOff, to: string): DayOff[] {
  return replaced(daysOff, day, { ...day, to });
}

/** How many days one is away, both ends included; undefined where an end is missing or wrong. */
export function lengthInDays({ from, to }: DayOff): number | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return days >= 1 ? days : undefined;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

function replaced(daysOff: Days, day: DayOff, other: DayOff): DayOff[] {
  return daysOff.map((each) => (each === day ? other : each));
}
