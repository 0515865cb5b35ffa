import type { Platform } from '#server/platform/platform.ts';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import { lockPayments } from '#server/payments/queries-customers.ts';
import { StripeUnavailable } from './stripe-errors.ts';

/** Each holds a connection of the database while Stripe answers: when it is slow, others go on. */
const slots = new ConcurrencyLimiter({ running: 4, waiting: 32 });

/**
 * Holds an advisory lock on a professional while Stripe is called for them, across all nodes:
 * of two clicks, two tabs or two plans, the second finds what the first has left. Only calls of one
 * professional wait on each other; what Stripe reports meanwhile is taken in.
 * @throws Refusal `payments_unreachable` where too many wait, or one for too long
 */
export async function withProfessionalLock<T>(
  { db }: Pick<Platform, 'db'>,
  professionalId: string,
  work: () => Promise<T>,
): Promise<T> {
  const result = slots.run(() =>
    db.transaction().execute(async (tx) => {
      await lockPayments(tx, professionalId);
      return work();
    }),
  );
  if (result === 'full') throw new StripeUnavailable({ answered: false });
  return result;
}
