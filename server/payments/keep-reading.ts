import type { Stripe } from 'stripe';
import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { chooseSubscription } from './choice.ts';
import { putIntoForce } from './into-force.ts';
import { deletionOf } from './person.ts';
import { methodOf, NOTHING_STATED, renews, stated, type Stated } from './mapping.ts';
import { findSubscription, lockSubscription, type SubscriptionRow } from './queries.ts';
import { updateKept, updateTrialRefused } from './queries-sync.ts';
import { accountOf } from './reach.ts';
import { readNextInvoice, type Reading } from './read-stripe.ts';
import { entitledPlan } from './standing.ts';
import { beginTrial } from './trial-claims.ts';

/** Of who was erased nothing is kept that Stripe still says of their card. */
const NO_CARD = {
  has_payment_method: false,
  card_brand: null,
  card_last4: null,
  card_exp_month: null,
  card_exp_year: null,
} as const;

type Surplus = readonly Stripe.Subscription[];

/**
 * Keeps what was read in one transaction with all that follows from it, unless something newer is
 * kept already.
 * @returns the subscriptions that must not go on: to be ended at Stripe, and read again
 */
export async function keepReading(
  platform: Platform,
  professionalId: string,
  reading: Reading,
): Promise<Surplus> {
  const known = await findSubscription(platform.db, professionalId);
  if (!known) return [];
  const { counts } = chooseSubscription(reading, known, platform.clock.now());
  const nextInvoice = counts && renews(counts) ? await readNextInvoice(platform, counts) : null;
  return change(platform, async (change) => {
    const row = await lockSubscription(change.tx, professionalId);
    if (!row || row.read_order >= reading.order) return [];
    return keep(change, platform, { row, reading, nextInvoice });
  });
}

interface Keeping {
  /** Locked. */
  row: SubscriptionRow;
  reading: Reading;
  nextInvoice: Stripe.Invoice | null;
}

async function keep(change: Change, platform: Platform, keeping: Keeping): Promise<Surplus> {
  const { row, reading } = keeping;
  const professionalId = row.professional_id;
  const now = platform.clock.now();
  const { counts, surplus } = chooseSubscription(reading, row, now);
  const said = counts ? statedOf(platform, counts, keeping) : NOTHING_STATED;
  const isEntitled = entitledPlan(said) !== null;
  if (counts && isEntitled && counts.trial_end !== null && !row.trial_used_at) {
    const fingerprint = methodOf(counts, reading.customersMethod)?.card?.fingerprint ?? null;
    const trial = { professionalId, subscription: counts, fingerprint, at: now };
    if ((await beginTrial(change.tx, platform, trial)) === 'refused') {
      await updateTrialRefused(change.tx, professionalId, now);
      return [counts];
    }
  }
  const since = sinceWhen(row, said, isEntitled ? now : null);
  const card = (await deletionOf(change.tx, professionalId))?.isErased ? NO_CARD : {};
  const kept = { ...said, ...card, ...since, read_order: reading.order, read_at: now };
  await updateKept(change.tx, professionalId, {
    ...kept,
    ...(isEntitled && { trial_refused: false }),
  });
  await putIntoForce(change, { row, said, counts, now });
  if (hasChanged(row, said)) await tellOwner(change, professionalId);
  return surplus;
}

function statedOf(
  platform: Platform,
  counts: Stripe.Subscription,
  { reading: { customersMethod }, nextInvoice, row }: Keeping,
): Stated {
  const { prices } = accountOf(platform);
  const said = stated(counts, { customersMethod, nextInvoice, prices });
  if (said.plan_id === null) {
    const { professional_id: professionalId } = row;
    platform.log.error({ professionalId, subscription: counts.id }, 'a price of no plan is paid');
  }
  return said;
}

/** A subscription counts since it first did, whatever happened to it in between. */
function sinceWhen(row: SubscriptionRow, said: Stated, now: Date | null) {
  const isSame = row.stripe_subscription_id === said.stripe_subscription_id;
  return { entitled_since: (isSame ? row.entitled_since : null) ?? now };
}

function hasChanged(row: SubscriptionRow, said: Stated): boolean {
  return (Object.keys(said) as (keyof Stated)[]).some(
    (field) => JSON.stringify(row[field]) !== JSON.stringify(said[field]),
  );
}

async function tellOwner({ tx, tell }: Change, professionalId: string): Promise<void> {
  const userId = (await findProfessionals(tx, [professionalId])).get(professionalId)?.userId;
  if (userId) tell(userId, { type: 'subscription.changed' });
}
