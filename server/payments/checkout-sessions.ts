import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { askStripe } from './reach.ts';
import { StripeRefused } from './stripe-failure.ts';

/** More than are ever open: a new one closes those before. */
const MOST = 20;

/** The payment pages of a customer that can still be paid on, the newest first. */
export async function listOpen(
  platform: Platform,
  customer: string,
): Promise<Stripe.Checkout.Session[]> {
  const { data } = await askStripe(platform, (stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: MOST }),
  );
  return data;
}

/** Closes every payment page of a customer, so that nobody pays for a second subscription on one. */
export async function expireOpen(platform: Platform, customer: string): Promise<void> {
  await expireAll(platform, await listOpen(platform, customer));
}

/** Closes payment pages; one that was paid on or closed meanwhile stays as it is. */
export async function expireAll(
  platform: Platform,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<void> {
  for (const { id } of sessions) {
    await askStripe(platform, (stripe) => stripe.checkout.sessions.expire(id)).catch((error) => {
      if (!(error instanceof StripeRefused)) throw error;
    });
  }
}
