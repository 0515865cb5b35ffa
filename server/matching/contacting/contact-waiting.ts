import { DAY_MS } from '#contract/durations.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findServiceArea } from '#server/professionals/professionals.ts';
import { listShortRequests, listShortRequestsWithin } from '#server/requests/requests.ts';
import { contactMore } from './contact-more.ts';
import { findContactedRequestIds } from '#server/matching/queries-lead-lifecycle.ts';

/** How long the search is retried for requests with leads; for those without any, for ever. */
const RETRY_FOR_DAYS = 30;

/** Run by a timer: retries the search for each request with fewer leads than it should have. */
export async function contactWaiting(platform: Platform): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - RETRY_FOR_DAYS * DAY_MS);
  let after: string | undefined;
  await inBatches(100, async (limit) => {
    const waiting = await listShortRequests(platform.db, { after, limit, since });
    for (const { id } of waiting) await contactMore(platform, id);
    after = waiting.at(-1)?.id;
    return waiting.length;
  });
}

/**
 * For how many waiting requests a newly available professional is contacted at once, and out of how
 * many.
 */
const MAX_REQUESTS_PER_RUN = 20;
const MAX_CONSIDERED = 200;

/** Retries the search for waiting requests near this professional, in one of their trades. */
export async function contactNearby(
  platform: Platform,
  { professionalId }: { professionalId: string },
): Promise<void> {
  const { db } = platform;
  const area = await findServiceArea(db, professionalId);
  if (!area) return;
  const waiting = await listShortRequestsWithin(db, {
    professionIds: area.profession_ids,
    circle: { lat: area.lat, lon: area.lon, km: area.service_radius_km },
    limit: MAX_CONSIDERED,
  });
  const ids = waiting.map(({ id }) => id);
  const hadBefore = new Set(await findContactedRequestIds(db, professionalId, ids));
  const fresh = ids.filter((id) => !hadBefore.has(id)).slice(0, MAX_REQUESTS_PER_RUN);
  for (const id of fresh) await contactMore(platform, id);
}
