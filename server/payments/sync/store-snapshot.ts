import type { Stripe } from 'stripe';
import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { chooseSubscription } from './choose-subscription.ts';
import { applyPlan } from './apply-plan.ts';
import { findAccountDeletion } from '#server/payments/personal-data.ts';
import {
  paymentMethodOf,
  NO_SUBSCRIPTION,
  renews,
  toSubscriptionState,
  type SubscriptionState,
} from './subscription-state.ts';
import {
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
} from '#server/payments/queries.ts';
import { updateSnapshot, updateTrialRefused } from './queries-sync.ts';
import { accountOf } from '#server/payments/stripe/call-stripe.ts';
import { fetchUpcomingInvoice, type StripeSnapshot } from './fetch-snapshot.ts';
import { entitledPlan } from '#server/payments/standing.ts';
import { claimTrial } from '#server/payments/checkout/trial-claims.ts';

/** Stored instead of the card of an erased professional, whatever Stripe still says. */
const ERASED_CARD = {
  has_payment_method: false,
  card_brand: null,
  card_last4: null,
  card_exp_month: null,
  card_exp_year: null,
} as const;

type Surplus = readonly Stripe.Subscription[];

/**
 * Stores a snapshot in one transaction with all its consequences, unless a newer one is stored already. @returns the surplus subscriptions, to cancel at Stripe before the next
 * snapshot
 */
export async function storeSnapshot(
  platform: Platform,
  professionalId: string,
  snapshot: StripeSnapshot,
): Promise<Surplus> {
  const known = await findSubscription(platform.db, professionalId);
  if (!known) return [];
  const { effective } = chooseSubscription(snapshot, known, platform.clock.now());
  const nextInvoice =
    effective && renews(effective) ? await fetchUpcomingInvoice(platform, effective) : null;
  return change(platform, async (change) => {
    const row = await lockSubscription(change.tx, professionalId);
    if (!row || row.read_order >= snapshot.order) return [];
    return storeLocked(change, platform, { row, snapshot, nextInvoice });
  });
}

interface SnapshotContext {
  /** Locked. */
  row: SubscriptionRow;
  snapshot: StripeSnapshot;
  nextInvoice: Stripe.Invoice | null;
}

async function storeLocked(
  change: Change,
  platform: Platform,
  context: SnapshotContext,
): Promise<Surplus> {
  const { row, snapshot } = context;
  const professionalId = row.professional_id;
  const now = platform.clock.now();
  const { effective, surplus } = chooseSubscription(snapshot, row, now);
  const state = effective ? subscriptionStateOf(platform, effective, context) : NO_SUBSCRIPTION;
  const isEntitled = entitledPlan(state) !== null;
  if (effective && isEntitled && effective.trial_end !== null && !row.trial_used_at) {
    const fingerprint =
      paymentMethodOf(effective, snapshot.customerPaymentMethod)?.card?.fingerprint ?? null;
    const trial = { professionalId, subscription: effective, fingerprint, at: now };
    if ((await claimTrial(change.tx, platform, trial)) === 'refused') {
      await updateTrialRefused(change.tx, professionalId, now);
      return [effective];
    }
  }
  const since = entitledSince(row, state, isEntitled ? now : null);
  const card = (await findAccountDeletion(change.tx, professionalId))?.isErased ? ERASED_CARD : {};
  const values = { ...state, ...card, ...since, read_order: snapshot.order, read_at: now };
  await updateSnapshot(change.tx, professionalId, {
    ...values,
    ...(isEntitled && { trial_refused: false }),
  });
  await applyPlan(change, { row, state, effective, now });
  if (hasChanged(row, state)) await publishToOwner(change, professionalId);
  return surplus;
}

function subscriptionStateOf(
  platform: Platform,
  effective: Stripe.Subscription,
  { snapshot: { customerPaymentMethod }, nextInvoice, row }: SnapshotContext,
): SubscriptionState {
  const { prices } = accountOf(platform);
  const state = toSubscriptionState(effective, { customerPaymentMethod, nextInvoice, prices });
  if (state.plan_id === null) {
    const { professional_id: professionalId } = row;
    platform.log.error(
      { professionalId, subscription: effective.id },
      'a price of no plan is paid',
    );
  }
  return state;
}

/** A subscription counts since it first entitled, whatever happened in between. */
function entitledSince(row: SubscriptionRow, state: SubscriptionState, now: Date | null) {
  const isSame = row.stripe_subscription_id === state.stripe_subscription_id;
  return { entitled_since: (isSame ? row.entitled_since : null) ?? now };
}

function hasChanged(row: SubscriptionRow, state: SubscriptionState): boolean {
  return (Object.keys(state) as (keyof SubscriptionState)[]).some(
    (field) => JSON.stringify(row[field]) !== JSON.stringify(state[field]),
  );
}

async function publishToOwner({ tx, publishLive }: Change, professionalId: string): Promise<void> {
  const userId = (await findProfessionals(tx, [professionalId])).get(professionalId)?.userId;
  if (userId) publishLive(userId, { type: 'subscription.changed' });
}
