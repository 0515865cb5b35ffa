import type { Platform } from '#server/platform/platform.ts';
import { ConcurrencyLimiter } from '#server/platform/limits/concurrency-limiter.ts';
import { lockPayments } from '#server/payments/queries-customers.ts';
import { StripeUnavailable } from './stripe-errors.ts';

/**
 * Each holds a database connection while Stripe answers: the limit keeps connections for others
 * when it is slow.
 */
const slots = new ConcurrencyLimiter({ running: 4, waiting: 32 });

/**
 * Holds an advisory lock on a professional while Stripe is called for them, across all nodes:
 * of two clicks, two tabs or two plans, the second sees the result of the first. Only calls of one professional wait on each other; webhooks are processed
 * meanwhile.
 * @throws Refusal `payments_unreachable` where too many wait, or one for too long
 */
export async function withProfessionalLock<T>(
  { db }: Pick<Platform, 'db'>,
  professionalId: string,
  work: () => Promise<T>,
): Promise<T> {
  // A transaction may be run again, and Stripe would be called twice.
  let called: Promise<T> | undefined;
  const result = slots.run(() =>
    db.transaction().execute(async (tx) => {
      await lockPayments(tx, professionalId);
      return (called ??= work());
    }),
  );
  if (result === 'full') throw new StripeUnavailable({ answered: false });
  return result;
}
