import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Platform } from '#server/platform/platform.ts';
import { updateNextAttempt } from '#server/payments/queries-customers.ts';
import { callStripe } from './call-stripe.ts';
import { StripeUnavailable } from './stripe-errors.ts';

/** What is made, for whom, and the attempt in their row: parts of the idempotency key. */
export interface IdempotencyScope {
  what: 'customer' | 'subscription' | 'checkout';
  professionalId: string;
  attempt: number;
}

/**
 * Creates one object at Stripe, idempotently. Stripe keeps every answer of a key
 * for a day, refusals too, so an answer ends the attempt; where none came it may have been made all
 * the same, and the next call under the same key is told of it.
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
    if (answered) await updateNextAttempt(platform.db, professionalId);
  }
}
