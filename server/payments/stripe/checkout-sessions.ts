import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { callStripe } from './call-stripe.ts';
import { StripeRefused } from './stripe-errors.ts';

/** More than are ever open: a new one closes those before. */
const MAX_SESSIONS = 20;

/** The open payment pages of a customer, newest first. */
export async function listOpenSessions(
  platform: Platform,
  customer: string,
): Promise<Stripe.Checkout.Session[]> {
  const { data } = await callStripe(platform, (stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: MAX_SESSIONS }),
  );
  return data;
}

/** Expires every payment page of a customer, so that none can create a second subscription. */
export async function expireOpenSessions(platform: Platform, customer: string): Promise<void> {
  await expireSessions(platform, await listOpenSessions(platform, customer));
}

/** Expires payment pages; one completed or expired meanwhile stays as it is. */
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
