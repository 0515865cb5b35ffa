import { CallError, makeCall } from '#contract/client.ts';
import { learnTime } from './server-clock.ts';

export { CallError };

/**
 * Calls an endpoint of the contract: `call(endpoint, {params, query, body})`. Credentials always go
 * along, and the language the reader has in front of them. Throws CallError on any refusal.
 */
export const call = makeCall((url, init) =>
  fetch(url, { ...init, headers: inLanguage(init) } as RequestInit).then(learnTime),
);

/** What to show of a failure: the server's own sentence in the reader's language, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.body?.error) || fallback;
}

function inLanguage(init: { headers: Record<string, string> }): Record<string, string> {
  return { ...init.headers, 'Accept-Language': document.documentElement.lang };
}
