import type { QuietHours } from '#contract/notifications.ts';

/**
 * The end of the quiet hours that contain a moment; null outside of them. Times of day are in the
 * person's time zone, also across daylight saving changes.
 */
export function endOfQuietHours(at: Date, quiet: QuietHours | null): Date | null {
  if (!quiet) return null;
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    quiet.timeZone,
  );
  // HH:MM strings sort like times.
  const now = here.toPlainTime().toString({ smallestUnit: 'minute' });
  const { from, to } = quiet;
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return null;
  const day = here.toPlainDate().add({ days: now < to ? 0 : 1 });
  const end = day.toZonedDateTime({ timeZone: quiet.timeZone, plainTime: to });
  return new Date(end.epochMilliseconds);
}
