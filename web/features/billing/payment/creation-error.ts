import { CallError, errorText } from '#web/lib/api/call.ts';

interface CreationWords {
  /** Without a known reason. */
  failed: string;
  /** For an answer without a client secret. */
  noSecret: string;
}

/** Why a subscription could not be created: the server's sentence, else one of ours. */
export function creationErrorText(error: unknown, words: CreationWords): string {
  const unreadable = !(error instanceof CallError) && !(error instanceof TypeError);
  return errorText(error, unreadable ? words.noSecret : words.failed);
}
