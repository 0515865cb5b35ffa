import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { updateNextAttempt } from './queries-buyers.ts';
import { askStripe } from './reach.ts';
import { StripeAway } from './stripe-failure.ts';

/** What is made, for whom, and the attempt in their row: parts of the idempotency key. */
export interface Once {
  what: 'customer' | 'subscription' | 'checkout';
  professionalId: string;
  attempt: number;
}

/**
 * Makes one object at Stripe, however often the same is asked for. Stripe keeps every answer of a key
 * for a day, refusals too, so an answer ends the attempt; where none came it may have been made all
 * the same, and the next call under the same key is told of it.
 */
export async function createOnce<T extends { object: string }>(
  platform: Platform,
  { what, professionalId, attempt }: Once,
  parameters: object,
  create: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(parameters)).digest('base64url');
  const idempotencyKey = `${what}:${professionalId}:${attempt}:${hash.slice(0, 22)}`;
  let answered = true;
  try {
    return await askStripe(platform, (stripe) => create(stripe, { idempotencyKey }));
  } catch (error) {
    answered = !(error instanceof StripeAway) || error.answered;
    throw error;
  } finally {
    if (answered) await updateNextAttempt(platform.db, professionalId);
  }
}
