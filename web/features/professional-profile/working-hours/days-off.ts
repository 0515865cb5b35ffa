import { DAY_MS } from '#contract/durations.ts';
import type { DayOff } from '#contract/professionals/working-hours.ts';

type Days = readonly DayOff[];

export const MAX_DAYS_OFF = 50;

/** Days off that end on a day (YYYY-MM-DD) or later, and past ones, in order. */
export function sortedByDay(daysOff: Days, today: string): { coming: DayOff[]; past: DayOff[] } {
  return {
    coming: daysOff.filter(({ to }) => to === '' || to >= today),
    past: daysOff.filter(({ to }) => to !== '' && to < today),
  };
}

/** Adds one day off, the day after the last one. */
export function withDayOff(daysOff: Days, today: string): DayOff[] {
  const last = daysOff.reduce((latest, { to }) => (to > latest ? to : latest), today);
  const next = dayAfter(last);
  return [...daysOff, { from: next, to: next }];
}

export function withoutDayOff(daysOff: Days, day: DayOff): DayOff[] {
  return daysOff.filter((each) => each !== day);
}

/** Changes the first day; the last one moves with it where it was the same or would precede it. */
export function withFrom(daysOff: Days, day: DayOff, from: string): DayOff[] {
  const follows = day.to === '' || day.to === day.from || day.to < from;
  return replaced(daysOff, day, { from, to: follows ? from : day.to });
}

export function withTo(daysOff: Days, day: DayOff, to: string): DayOff[] {
  return replaced(daysOff, day, { ...day, to });
}

/** The length in days, inclusive; undefined where an end is missing or invalid. */
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
