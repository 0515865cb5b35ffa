import { CallError, errorText } from '#web/lib/api/call.ts';

interface CreationWords {
  /** Where nothing is known but that it failed. */
  failed: string;
  /** Where there was an answer, but nothing to pay with in it. */
  noSecret: string;
}

/** Why a subscription could not be begun: the server's own sentence, else one of ours. */
export function creationErrorText(error: unknown, words: CreationWords): string {
  const unreadable = !(error instanceof CallError) && !(error instanceof TypeError);
  return errorText(error, unreadable ? words.noSecret : words.failed);
}
