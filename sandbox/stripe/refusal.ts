export type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

/** An error as Stripe writes it, https://docs.stripe.com/api/errors. */
export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
}

/** A refusal of Stripe. The transaction is rolled back, unless `keep` is set. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: ErrorBody;
  readonly keep: boolean;

  constructor(status: number, error: ErrorBody, { keep = false } = {}) {
    super(error.message);
    this.status = status;
    this.error = error;
    this.keep = keep;
  }
}

/** 404 for an unknown id. */
export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what.replaceAll('_', ' ')}: '${id}'`,
    param,
  });
}

/** 400 for a call that the current state does not allow. */
export function invalid(message: string, more: { code?: string; param?: string } = {}) {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });
}
