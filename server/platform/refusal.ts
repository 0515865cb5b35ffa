import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

/** A call refused for a reason the caller may know; its text is found by the code and their language. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly extra: Omit<ErrorBody, 'error' | 'code'> & { retryAfterSeconds?: number };

  constructor(code: ErrorCode, extra: Refusal['extra'] = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.extra = extra;
  }
}

/** Goes on where the claim holds; otherwise throws a Refusal with this code. */
export function assertThat(claim: boolean, code: ErrorCode): asserts claim {
  if (!claim) throw new Refusal(code);
}
