import { MINUTE_MS } from '#contract/durations.ts';
import type { Platform } from '#server/platform/platform.ts';
import { claimInbound, releaseInbound, updateDecision, type Decision } from './queries-inbound.ts';

/** How long nobody else handles a message: longer than its pictures take. */
export const CLAIMED_MS = MINUTE_MS;

/** What was decided about a message before, where it is handled again. */
export type Decided = { [Field in keyof Decision]: Decision[Field] | null };

/**
 * Handles a recorded message while nobody else does; one that fails may be handled again at once.
 * @returns false where somebody else is handling it: it is to be delivered again
 */
export async function handleAlone(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  id: string,
  handle: (decided: Decided) => Promise<void>,
): Promise<boolean> {
  const now = clock.now();
  const until = new Date(+now + CLAIMED_MS);
  try {
    const decided = await claimInbound(db, id, { now, until });
    if (!decided) return false;
    await handle(decided);
  } catch (error) {
    // The claim too may have failed after it was stored, when its answer was lost.
    await releaseInbound(db, id, until);
    throw error;
  }
  return true;
}

/** Stores what is about to be done: handled again after a crash, a message does the same. */
export async function decide(
  { db }: Pick<Platform, 'db'>,
  id: string,
  { decision, requestId, professionalId }: Decision,
): Promise<void> {
  await updateDecision(db, id, { decision, requestId, professionalId });
}
