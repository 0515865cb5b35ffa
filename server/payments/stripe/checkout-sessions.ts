import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { callStripe } from './call-stripe.ts';
import { StripeRefused } from './stripe-errors.ts';

/** More than are ever open: a new one closes those before. */
const MAX_SESSIONS = 20;

/** The payment pages of a customer that can still be paid on, the newest first. */
export async function listOpenSessions(
  platform: Platform,
  customer: string,
): Promise<Stripe.Checkout.Session[]> {
  const { data } = await callStripe(platform, (stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: MAX_SESSIONS }),
  );
  return data;
}

/** Closes every payment page of a customer, so that nobody pays for a second subscription on one. */
export async function expireOpenSessions(platform: Platform, customer: string): Promise<void> {
  await expireSessions(platform, await listOpenSessions(platform, customer));
}

/** Closes payment pages; one that was paid on or closed meanwhile stays as it is. */
export async function expireSessions(
  platform: Platform,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<void> {
  for (const { id } of sessions) {
    await callStripe(platform, (stripe) => stripe.checkout.sessions.expire(id)).catch((error) => {
      if (!(error instanceof StripeRefused)) throw error;
    });
  }
}
