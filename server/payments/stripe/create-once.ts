import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { incrementAttempt } from '#server/payments/queries-customers.ts';
import { callStripe } from './call-stripe.ts';
import { StripeUnavailable } from './stripe-errors.ts';

/** The object, its owner, and the attempt in their row: parts of the idempotency key. */
export interface IdempotencyScope {
  what: 'customer' | 'subscription' | 'checkout';
  professionalId: string;
  attempt: number;
}

/**
 * Creates one object at Stripe, idempotently. Stripe stores every answer of a key for a day,
 * refusals too, so an answer ends the attempt; without one the object may exist all the same, and
 * the next call with the same key gets it.
 */
export async function createOnce<T extends { object: string }>(
  platform: Platform,
  { what, professionalId, attempt }: IdempotencyScope,
  parameters: object,
  create: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  const hash = createHash('sha256').update(JSON.stringify(parameters)).digest('base64url');
  const idempotencyKey = `${what}:${professionalId}:${attempt}:${hash.slice(0, 22)}`;
  let answered = true;
  try {
    return await callStripe(platform, (stripe) => create(stripe, { idempotencyKey }));
  } catch (error) {
    answered = !(error instanceof StripeUnavailable) || error.answered;
    throw error;
  } finally {
    if (answered) await incrementAttempt(platform.db, professionalId);
  }
}
