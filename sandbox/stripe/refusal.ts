export type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

/** An error as Stripe writes it, https://docs.stripe.com/api/errors. */
export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
}

/** Stripe says no. What was done until then is undone, unless `keep` says that it stays. */
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

/** 404 for an id that is not known. */
export function missing(what: string, id: string, param = 'id'): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what.replaceAll('_', ' ')}: '${id}'`,
    param,
  });
}

/** 400 for a call that does not go with how things stand. */
export function invalid(message: string, more: { code?: string; param?: string } = {}) {
  return new StripeRefusal(400, { type: 'invalid_request_error', message, ...more });
}
