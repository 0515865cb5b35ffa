import type { Platform } from '#server/platform/platform.ts';
import { findSubscription } from './queries.ts';

/**
 * Whether a paid plan of this professional would begin with the free trial: they have had none, and
 * neither had anybody with their proven e-mail address or phone.
 */
export async function trialAvailable(
  { db }: Pick<Platform, 'db' | 'config'>,
  professionalId: string,
): Promise<boolean> {
  const row = await findSubscription(db, professionalId);
  return !row?.trial_used_at && !row?.trial_refused;
}
