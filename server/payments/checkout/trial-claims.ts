import type { Stripe } from 'stripe';
import { getUser } from '#server/accounts/accounts.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { findSubscription } from '#server/payments/queries.ts';
import {
  deleteTrialClaims,
  hasClaimOfOthers,
  insertTrialClaims,
  type TrialClaim,
} from './queries-trial-claims.ts';
import { updateTrialUsed } from '#server/payments/sync/queries-sync.ts';
import { signatureOf } from '#server/platform/secrets/hashes.ts';
import { canonicalEmail } from './canonical-email.ts';

type Keyed = Pick<Platform, 'config'>;

/**
 * Whether a paid plan of this professional would begin with the free trial: they have had none, and
 * neither had anybody else with their proven e-mail address or phone. The card is checked once it
 * is given.
 */
export async function isTrialAvailable(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  professionalId: string,
): Promise<boolean> {
  const row = await findSubscription(db, professionalId);
  if (row?.trial_used_at) return false;
  const claims = await claimsOf(db, { config }, professionalId, null);
  return !(await hasClaimOfOthers(db, { claims, professionalId }));
}

/**
 * Claims the trial for these addresses and this card, for good. @returns 'refused', with nothing claimed, where one of them was claimed by somebody else; a trial that has been paid for is not refused
 * later
 */
export async function claimTrial(
  tx: Tx,
  platform: Keyed,
  trial: {
    professionalId: string;
    subscription: Pick<Stripe.Subscription, 'id' | 'status'>;
    fingerprint: string | null;
    at: Date;
  },
): Promise<'begun' | 'refused'> {
  const { professionalId, subscription, fingerprint, at } = trial;
  const claims = await claimsOf(tx, platform, professionalId, fingerprint);
  await insertTrialClaims(tx, { claims, professionalId, at });
  const isOthers = await hasClaimOfOthers(tx, { claims, professionalId });
  if (isOthers && subscription.status === 'trialing') {
    await deleteTrialClaims(tx, professionalId);
    return 'refused';
  }
  await updateTrialUsed(tx, professionalId, { subscriptionId: subscription.id, at });
  return 'begun';
}

/** Unproven addresses claim nothing: they may be anybody's. */
async function claimsOf(
  db: Db,
  { config }: Keyed,
  professionalId: string,
  fingerprint: string | null,
): Promise<TrialClaim[]> {
  const userId = (await findProfessionals(db, [professionalId])).get(professionalId)?.userId;
  const person = userId ? await getUser(db, userId) : undefined;
  const values = {
    email: person?.email && person.emailProven ? canonicalEmail(person.email) : null,
    phone: person?.phone ?? null,
    card: fingerprint,
  };
  return (['email', 'phone', 'card'] as const).flatMap((kind) => {
    const value = values[kind];
    if (value === null) return [];
    const hash = signatureOf(config.sessionSecret, 'trial claims', `${kind}:${value}`);
    return [{ kind, hash }];
  });
}
