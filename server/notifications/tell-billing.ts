import type { PlanId } from '#contract/plans.ts';
import { getUser } from '#server/accounts/accounts.ts';
import { queueLetter } from './outbox.ts';
import { hrefs } from './places-in-product.ts';
import { provenContacts } from './proven-contacts.ts';
import { surestReceiver } from './surest-receiver.ts';
import { note, type Telling } from './tell.ts';
import { writeLetter, type Told } from './write.ts';

/** A plan somebody pays for, as it is now. */
export interface ToldSubscription {
  userId: string;
  plan: PlanId;
  isEntitled: boolean;
  isTrial: boolean;
  /** What is charged next, in US cents; null where it does not go on. */
  nextCharge: { cents: number; at: Date } | null;
  /** What could not be charged, and when it is tried again. */
  overdue: { cents: number; nextAttemptAt: Date | null } | null;
  timeZone: string;
}

/** Tells a professional that their plan counts from now on, or does not count any more. */
export async function tellSubscriptionChanged(
  platform: Telling,
  event: { subscriptionId: string | null; from: PlanId; to: PlanId },
  subscription: ToldSubscription,
): Promise<void> {
  const { userId, isTrial, nextCharge, isEntitled } = subscription;
  const key = event.subscriptionId;
  if (key === null) return;
  if (event.from === 'free' && isEntitled && nextCharge) {
    const facts = { ...charged(subscription, nextCharge), isTrial };
    await tellForSure(platform, userId, key, { kind: 'subscriptionStarted', facts });
  }
  if (event.to === 'free' && !isEntitled) {
    const facts = { plan: event.from, href: hrefs.subscription() };
    await tellForSure(platform, userId, key, { kind: 'subscriptionEnded', facts });
  }
}

/** Tells a professional what their trial costs from which day on; once for each such day. */
export async function tellTrialEnding(
  platform: Telling,
  { subscriptionId }: { subscriptionId: string },
  subscription: ToldSubscription,
): Promise<void> {
  const { userId, isTrial, isEntitled, nextCharge } = subscription;
  if (!isTrial || !isEntitled || !nextCharge) return;
  const key = `${subscriptionId}:${nextCharge.at.getTime()}`;
  const facts = charged(subscription, nextCharge);
  await tellForSure(platform, userId, key, { kind: 'trialEnds', facts });
}

/** Tells a professional that a renewal could not be charged; once, however often it is tried. */
export async function tellPaymentFailed(
  platform: Telling,
  { invoiceId }: { invoiceId: string },
  subscription: ToldSubscription,
): Promise<void> {
  const { userId, overdue } = subscription;
  if (!overdue) return;
  const facts = charged(subscription, { cents: overdue.cents, at: overdue.nextAttemptAt });
  await tellForSure(platform, userId, invoiceId, { kind: 'paymentFailed', facts });
}

function charged(
  { plan, timeZone }: ToldSubscription,
  { cents, at }: { cents: number; at: Date | null },
) {
  return { plan, cents, at: at?.toISOString() ?? null, timeZone, href: hrefs.subscription() };
}

/** It is about money: a notice, and a letter whatever somebody switched off and however late it is. */
async function tellForSure(
  platform: Telling,
  userId: string,
  key: string,
  told: Told,
): Promise<void> {
  const person = await getUser(platform.db, userId);
  const { language } = person;
  await platform.db.transaction().execute(async (tx) => {
    if (!(await note(tx, platform, person, { ...told, key }))) return;
    const to = surestReceiver(provenContacts(person), language);
    if (!to) return;
    const letter = writeLetter(told, language, platform.config);
    await queueLetter(tx, platform, { kind: told.kind, key, to, letter });
  });
}
