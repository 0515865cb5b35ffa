import { isTaskCancelledError } from 'cockatiel';
import type { Stripe } from 'stripe';
import type { Log } from '#server/platform/logging/log.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Stripe is unavailable, or its answer was unusable. */
export class StripeUnavailable extends Refusal {
  /** Whether it answered at all: any answer is stored under its idempotency key. */
  readonly answered: boolean;

  constructor({ answered }: { answered: boolean }) {
    super('payments_unreachable');
    this.answered = answered;
  }
}

/** Stripe refused, mostly because the object is gone. */
export class StripeRefused extends Error {
  readonly code: string;
  /** The refused parameter. */
  readonly parameter: string | undefined;

  constructor(code: string, parameter?: string) {
    super(`Stripe refused: ${code}`);
    this.name = 'StripeRefused';
    this.code = code;
    this.parameter = parameter;
  }
}

const REFUSED = ['StripeInvalidRequestError', 'StripeIdempotencyError'];
const PAYMENT_REQUIRED = 402;

/**
 * Maps an error of the SDK. It is logged without its message, which may contain part of a key or
 * what a person typed.
 */
export function toStripeError(error: unknown, log: Pick<Log, 'warn' | 'error'>): unknown {
  if (isTaskCancelledError(error)) {
    log.warn({}, 'Stripe took too long');
    return new StripeUnavailable({ answered: false });
  }
  if (!isStripeError(error)) return error;
  const { type, code = type, statusCode, requestId, param, decline_code: declined } = error;
  const why = { type, code, statusCode, requestId, param, declined };
  if (statusCode === PAYMENT_REQUIRED) {
    log.warn({ why }, 'Stripe could not charge a card');
    return new Refusal('card_declined');
  }
  if (REFUSED.includes(type)) {
    log.warn({ why }, 'Stripe refused a call');
    return new StripeRefused(code, param);
  }
  log.error({ why }, 'Stripe did not answer what can be used');
  return new StripeUnavailable({ answered: statusCode !== undefined });
}

function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && String((error as { type?: unknown }).type).startsWith('Stripe');
}
