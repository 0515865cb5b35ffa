import type { ErrorBody, ErrorCode } from '#contract/errors.ts';

/** A refused call with an error code; the code is the key of its text in the caller's language. */
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

/** Throws a Refusal with this code unless the claim holds. */
export function assertThat(claim: boolean, code: ErrorCode): asserts claim {
  if (!claim) throw new Refusal(code);
}

/** Ignores these refusals (or any) of work: somebody else may have been faster. */
export async function ignoreRefusals(
  work: Promise<unknown>,
  codes?: readonly ErrorCode[],
): Promise<void> {
  await work.catch((error: unknown) => {
    const isExpected = error instanceof Refusal && (codes?.includes(error.code) ?? true);
    if (!isExpected) throw error;
  });
}

/** The refusal with which work ends, if any; any other error is thrown. */
export async function refusalOf(work: Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
