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

/** Waits for work that somebody else may have been faster with: one of these refusals, or any, is none. */
export async function ignoreRefusals(
  work: Promise<unknown>,
  codes?: readonly ErrorCode[],
): Promise<void> {
  await work.catch((error: unknown) => {
    const isExpected = error instanceof Refusal && (codes?.includes(error.code) ?? true);
    if (!isExpected) throw error;
  });
}
