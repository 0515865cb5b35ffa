import type { PlanId } from '#contract/billing/plans.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import { getUser } from '#server/accounts/accounts.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { provenContacts } from '#server/notifications/proven-contacts.ts';
import { securityRecipient } from './security-recipient.ts';
import { storeNotice, type NotifyPlatform } from '#server/notifications/notify.ts';
import { renderLetter, type NoticeContent } from '#server/notifications/render-letter.ts';
import { isoOrNull } from '#server/platform/clock.ts';

/** In US cents, with the taxes in it; null where there are none. */
interface Charge {
  cents: number;
  taxCents: number | null;
  at: Date;
}

/** A subscription in its current state. */
export interface NotifiedSubscription {
  userId: string;
  plan: PlanId;
  isEntitled: boolean;
  isTrial: boolean;
  /** The next charge; null where it ends. */
  nextCharge: Charge | null;
  /** The failed charge, and when it is retried. */
  overdue: { cents: number; nextAttemptAt: Date | null } | null;
  timeZone: string;
}

/** Notifies a professional that their plan applies from now on, or does not any more. */
export async function notifySubscriptionChanged(
  platform: NotifyPlatform,
  event: { subscriptionId: string | null; from: PlanId; to: PlanId },
  subscription: NotifiedSubscription,
): Promise<void> {
  const { userId, isTrial, nextCharge, isEntitled } = subscription;
  const key = event.subscriptionId;
  if (key === null) return;
  if (event.from === 'free' && isEntitled && nextCharge) {
    const facts = { ...charged(subscription, nextCharge), isTrial };
    await notifyMandatory(platform, userId, key, { kind: 'subscriptionStarted', facts });
  }
  if (event.to === 'free' && !isEntitled) {
    const facts = { plan: event.from, href: hrefs.subscription() };
    await notifyMandatory(platform, userId, key, { kind: 'subscriptionEnded', facts });
  }
}

/** Notifies a professional of the end of their trial and the first charge; once for each date. */
export async function notifyTrialEnding(
  platform: NotifyPlatform,
  { subscriptionId }: { subscriptionId: string },
  subscription: NotifiedSubscription,
): Promise<void> {
  const { userId, isTrial, isEntitled, nextCharge } = subscription;
  if (!isTrial || !isEntitled || !nextCharge) return;
  const key = `${subscriptionId}:${nextCharge.at.getTime()}`;
  const facts = charged(subscription, nextCharge);
  await notifyMandatory(platform, userId, key, { kind: 'trialEnds', facts });
}

/** Notifies a professional of a failed renewal; once, however often it is retried. */
export async function notifyPaymentFailed(
  platform: NotifyPlatform,
  { invoiceId }: { invoiceId: string },
  subscription: NotifiedSubscription,
): Promise<void> {
  const { userId, overdue } = subscription;
  if (!overdue) return;
  const { cents, nextAttemptAt: at } = overdue;
  const facts = charged(subscription, { cents, taxCents: null, at });
  await notifyMandatory(platform, userId, invoiceId, { kind: 'paymentFailed', facts });
}

function charged(
  { plan, timeZone }: NotifiedSubscription,
  { cents, taxCents, at }: Omit<Charge, 'at'> & { at: Date | null },
) {
  const taxes = taxCents === null ? {} : { taxCents };
  return { plan, cents, ...taxes, at: isoOrNull(at), timeZone, href: hrefs.subscription() };
}

/**
 * Mandatory, because it is about money: a notice, and a letter whatever the preferences and however
 * late.
 */
async function notifyMandatory(
  platform: NotifyPlatform,
  userId: string,
  key: string,
  told: NoticeContent,
): Promise<void> {
  const person = await getUser(platform.db, userId);
  const language = readerLanguage(platform.config, person.language);
  await platform.db.transaction().execute(async (tx) => {
    if (!(await storeNotice(tx, platform, person, { ...told, key }))) return;
    const to = securityRecipient(provenContacts(person), language);
    if (!to) return;
    const letter = renderLetter(told, language, platform.config);
    await queueLetter(tx, platform, { kind: told.kind, key, to, letter });
  });
}
