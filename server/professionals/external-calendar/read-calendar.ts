import type { Span } from '#contract/appointments/span.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import type { CalendarFailure } from '#contract/professionals/external-calendar.ts';
import { FetchFailed, fetchPublic } from '#server/platform/outbound/fetch-public.ts';
import type { Platform } from '#server/platform/platform.ts';
import { decrypt } from '#server/platform/secrets/sealed.ts';
import { findByIds } from '#server/professionals/queries.ts';
import { timeZoneOf } from '#server/professionals/working-hours/time-zone.ts';
import { busyDaysOf } from './busy-days.ts';
import {
  claimDueCalendars,
  findExternalCalendar,
  updateFailed,
  updateRead,
} from './queries-external.ts';
import type { Stretch } from './stretches.ts';
import { UnreadableCalendar } from './unreadable-calendar.ts';

/** The purpose of the key that encrypts addresses. */
export const ADDRESS_PURPOSE = 'external calendar';

const LIMITS = { maxBytes: 2_000_000, timeoutMs: 10_000, maxRedirects: 3 };
const READ_EVERY_MINUTES = 30;
const DAYS_AHEAD = 60;
/** What was read longer ago says nothing any more. */
const STALE_DAYS = 2;
const READ_TOGETHER = 10;

/** Fetches the text of a calendar. @throws FetchFailed */
export type FetchCalendar = (address: string) => Promise<string>;

const fetchCalendar: FetchCalendar = (address) => fetchPublic(address, LIMITS);

type Reading = Pick<Platform, 'db' | 'clock' | 'config'>;

/** Run by a timer: reads the calendars that are due, some at a time. */
export async function readDueCalendars(
  platform: Reading,
  fetch: FetchCalendar = fetchCalendar,
): Promise<void> {
  const now = platform.clock.now();
  const next = new Date(now.getTime() + READ_EVERY_MINUTES * MINUTE_MS);
  for (;;) {
    const ids = await claimDueCalendars(platform.db, { now, next, limit: READ_TOGETHER });
    await Promise.all(ids.map((id) => readCalendar(platform, id, fetch)));
    if (ids.length < READ_TOGETHER) return;
  }
}

/** Reads the calendar of a professional: when they are busy in the next weeks, or why it cannot be read. */
export async function readCalendar(
  platform: Reading,
  professionalId: string,
  fetch: FetchCalendar = fetchCalendar,
): Promise<void> {
  const { db, clock, config } = platform;
  const calendar = await findExternalCalendar(db, professionalId);
  const professional = (await findByIds(db, [professionalId]))[0];
  if (!calendar || !professional) return;
  const timeZone = timeZoneOf(professional);
  const at = clock.now();
  try {
    const text = await fetch(decrypt(config.sessionSecret, ADDRESS_PURPOSE, calendar.address));
    const within = { from: at.getTime() - DAY_MS, to: at.getTime() + DAYS_AHEAD * DAY_MS };
    // Loaded lazily: what reads calendars is large, and many a node never reads one.
    const { busyTimesOf } = await import('./busy-times.ts');
    const busy = busyTimesOf(text, within, timeZone);
    const days = busyDaysOf(busy, { hours: professional.hours, timeZone });
    const { address } = calendar;
    await updateRead(db, { professionalId, address, at, busy: busy.map(spanOf), days });
  } catch (error) {
    const staleBefore = new Date(at.getTime() - STALE_DAYS * DAY_MS);
    await updateFailed(db, { professionalId, failure: failureOf(error), staleBefore });
  }
}

function spanOf({ from, to }: Stretch): Span {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

function failureOf(error: unknown): CalendarFailure {
  if (error instanceof FetchFailed) return error.failure;
  if (error instanceof UnreadableCalendar) return 'unreadable';
  throw error;
}
