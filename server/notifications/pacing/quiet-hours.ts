import type { QuietHours } from '#contract/notifications.ts';

/**
 * When the quiet hours end that a moment lies in; null where it lies in none. Times of day are those
 * of the person's clock, also across the nights on which it is put forward or back.
 */
export function endOfQuiet(at: Date, quiet: QuietHours | null): Date | null {
  if (!quiet) return null;
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    quiet.timeZone,
  );
  // HH:MM sorts as time does.
  const now = here.toPlainTime().toString({ smallestUnit: 'minute' });
  const { from, to } = quiet;
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return null;
  const day = here.toPlainDate().add({ days: now < to ? 0 : 1 });
  const end = day.toZonedDateTime({ timeZone: quiet.timeZone, plainTime: to });
  return new Date(end.epochMilliseconds);
}
