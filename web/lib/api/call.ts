import { CallError, makeCall } from '#contract/client.ts';
import { noteAnswer } from '#web/lib/offline/freshness.ts';
import { syncServerTime } from './server-clock.ts';
import { newTraceparent } from './traceparent.ts';
import { readTolerantly } from '#web/lib/tolerant-reading.ts';

export { CallError };

/**
 * Calls an endpoint of the contract: `call(endpoint, {params, query, body})`. Credentials and the
 * reader's language are always sent. Throws CallError on any refusal.
 */
export const call = makeCall(
  (url, init) => {
    const headers = headersOf(init);
    return patiently(() =>
      fetch(url, {
        ...init,
        headers,
        ...(init.method === 'GET' && { signal: withDeadline(init.signal as AbortSignal) }),
      } as RequestInit),
    ).then(note);
  },
  '',
  readTolerantly,
);

/** How often a call is sent at most for which an overloaded server has no room. */
const MAX_SENDINGS = 3;

/** Sends again, as late as the server asks for, what it refused before it did anything. */
async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (let sendings = 1; ; sendings += 1) {
    const answer = await send();
    if (sendings === MAX_SENDINGS || !(await isOverloaded(answer))) return answer;
    const seconds = Number(answer.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

async function isOverloaded(answer: Response): Promise<boolean> {
  if (answer.status !== 503) return false;
  return new CallError(answer.status, await answer.clone().text()).body?.code === 'overloaded';
}

/** The service worker may answer with what it stored: that says nothing of the server's clock. */
function note(answer: Response): Response {
  return noteAnswer(answer) === 'fresh' ? syncServerTime(answer) : answer;
}

/**
 * Timeout of reads: a connection that died with a change of network would block a read, and all
 * retries.
 */
const READ_DEADLINE = 15_000;

function withDeadline(signal: AbortSignal | undefined): AbortSignal {
  const controller = new AbortController();
  const giveUp = () => controller.abort(signal?.reason);
  setTimeout(giveUp, READ_DEADLINE);
  if (signal?.aborted) giveUp();
  else signal?.addEventListener('abort', giveUp);
  return controller.signal;
}

/** The text of a failure: the server's own in the reader's language, else `fallback`. */
export function errorText(error: unknown, fallback: string): string {
  return (error instanceof CallError && error.body?.error) || fallback;
}

/** Sent again, it is the same call of the same trace. */
function headersOf({ headers }: { headers: Record<string, string> }): Record<string, string> {
  const language = document.documentElement.lang;
  return { ...headers, 'Accept-Language': language, traceparent: newTraceparent() };
}
