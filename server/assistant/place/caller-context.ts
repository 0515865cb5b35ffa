import type { PlaceContext } from '#server/places/places.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteContext } from '#server/professionals/professionals.ts';
import { listEarlierPlaces } from '#server/requests/requests.ts';

/** Where a caller may be: the site, their earlier requests, and their browser's time zone and country. */
export async function callerContext(
  platform: Pick<Platform, 'config' | 'db' | 'clock'>,
  { session, country }: Pick<CallContext, 'session' | 'country'>,
  timeZone: string | undefined,
): Promise<PlaceContext> {
  const earlier =
    session?.role === 'customer' ? await listEarlierPlaces(platform.db, session.userId) : [];
  return siteContext(platform, { timeZone: timeZone ?? null, country }, earlier);
}
