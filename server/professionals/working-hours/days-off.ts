import type { DayOff } from '#contract/professionals/working-hours.ts';

/** The days off of a professional, and their time zone. */
export interface DaysOff {
  daysOff: readonly DayOff[];
  /** An IANA name. */
  timeZone: string;
}

/** Whether a moment is on a day off. */
export function isDayOff(at: Date, { daysOff, timeZone }: DaysOff): boolean {
  return (
    daysOff.length > 0 && !dayAt(at, timeZone).equals(workdayFrom(dayAt(at, timeZone), daysOff))
  );
}

/** The calendar day of a moment. */
export function dayAt(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
}

/** The day itself, or the first one after it that is not off; a vacation is skipped in one step. */
export function workdayFrom(
  day: Temporal.PlainDate,
  daysOff: readonly DayOff[],
): Temporal.PlainDate {
  const text = day.toString();
  const off = daysOff.find(({ from, to }) => from <= text && text <= to);
  return off ? workdayFrom(Temporal.PlainDate.from(off.to).add({ days: 1 }), daysOff) : day;
}
