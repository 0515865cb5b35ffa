export type ModelFailure = 'timeout' | 'unreachable' | 'refused' | 'broken' | 'bad-answer';

const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Classifies an error of the AI SDK, with its cost as far as known. */
export async function readFailure(
  error: unknown,
  signal: AbortSignal,
): Promise<{ failure: ModelFailure; tokens: number | undefined }> {
  const { APICallError, NoObjectGeneratedError } = await import('ai');
  if (signal.aborted) return { failure: 'timeout', tokens: undefined };
  if (NoObjectGeneratedError.isInstance(error)) {
    return { failure: 'bad-answer', tokens: error.usage?.totalTokens };
  }
  if (causesOf(error).some(neverArrived)) return { failure: 'unreachable', tokens: 0 };
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined) return { failure: 'broken', tokens: undefined };
  if (status < 300) return { failure: 'bad-answer', tokens: undefined };
  return status < 500
    ? { failure: 'refused', tokens: 0 }
    : { failure: 'broken', tokens: undefined };
}

function neverArrived(error: Error & { code?: unknown }): boolean {
  return typeof error.code === 'string' && NEVER_ARRIVED.has(error.code);
}

/** An error and its causes; several addresses that were tried are sibling causes. */
function causesOf(error: unknown, depth = 0): (Error & { code?: unknown })[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const several = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...several].flatMap((cause) => causesOf(cause, depth + 1))];
}
