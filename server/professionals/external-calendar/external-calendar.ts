import type { Span } from '#contract/appointments/span.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { ExternalCalendar } from '#contract/professionals/external-calendar.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { decrypt, encrypt } from '#server/platform/secrets/sealed.ts';
import {
  findExternalCalendar,
  listKnownFree,
  replaceExternalCalendar,
  type Days,
} from './queries-external.ts';
import { ADDRESS_PURPOSE, readCalendar } from './read-calendar.ts';

/** Stores the address of a professional's own calendar, and reads it. */
export async function setExternalCalendar(
  platform: Platform,
  professionalId: string,
  typed: string,
): Promise<void> {
  const { db, clock, config } = platform;
  const address = encrypt(config.sessionSecret, ADDRESS_PURPOSE, byHttps(typed));
  await replaceExternalCalendar(db, { professionalId, address, at: clock.now() });
  await readCalendar(platform, professionalId);
}

/** Calendar programs write `webcal:` where they mean a calendar to subscribe to. */
function byHttps(address: string): string {
  return address.replace(/^webcals?:/i, 'https:');
}

/** The own calendar of a professional; never its whole address. */
export async function readExternalCalendar(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  professionalId: string,
): Promise<ExternalCalendar | null> {
  const row = await findExternalCalendar(db, professionalId);
  if (!row) return null;
  const address = decrypt(config.sessionSecret, ADDRESS_PURPOSE, row.address);
  return {
    host: URL.parse(address)?.hostname ?? '',
    savedAt: row.saved_at.toISOString(),
    readAt: isoOrNull(row.read_at),
    failure: row.failure,
    busyCount: row.busy.length,
  };
}

/** When a professional is busy in the next weeks, as their own calendar says; nothing without one. */
export async function listBusyTimes(db: Db, professionalId: string): Promise<Span[]> {
  return (await findExternalCalendar(db, professionalId))?.busy ?? [];
}

const FRESH_MS = DAY_MS;

/** Those of these professionals of whom a calendar read within a day says that they have time. */
export function listFree(db: Db, ids: readonly string[], days: Days, now: Date): Promise<string[]> {
  return listKnownFree(db, ids, days, new Date(now.getTime() - FRESH_MS));
}
