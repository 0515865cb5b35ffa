export interface Periods {
  /** The first day of each period, as 'YYYY-MM-DD', the oldest first. */
  days: string[];
  /** When each of these days begins in the professional's time zone. */
  begins: Date[];
}

/**
 * The last `count` days in a time zone, today among them: one by one for a month, by weeks (from
 * Monday; the first may be cut) for longer.
 */
export function periodsUntil(now: Date, count: number, timeZone: string): Periods {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const first = today.subtract({ days: count - 1 });
  const all = Array.from({ length: count }, (_, index) => first.add({ days: index }));
  const starts = count <= 31 ? all : all.filter((day, index) => index === 0 || day.dayOfWeek === 1);
  return {
    days: starts.map((day) => day.toString()),
    begins: starts.map((day) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds)),
  };
}
