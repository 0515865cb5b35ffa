import { CallError, makeCall } from '#contract/client.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { newTraceparent } from '#web/lib/api/traceparent.ts';
import { readTolerantly } from '#web/lib/tolerant-reading.ts';
import { QUEUE_TAG, type QueuedAction, type Settled } from './queued-action.ts';
import { changeQueue, readQueue } from './stored-queue.ts';

/** How long an answer is waited for, in milliseconds; what was not answered is sent again. */
const DEADLINE = 30_000;
/** Answers of a server that is overloaded or being restarted: it may do what it is asked later. */
const PASSING = new Set([408, 429, 502, 503, 504]);
/** A longer wait that the server names, in seconds, is a refusal: others are not held up by it. */
const MAX_WAIT = 60;

const channel = new BroadcastChannel(QUEUE_TAG);

/**
 * Sends what waits, one after the other, until nothing does (true) or no answer comes (false). A page
 * or the service worker does so at a time: what it sends leaves in the order of the queue, and
 * is sent again under its key where its answer was lost. A refusal does not hold up the others.
 */
export async function drain(): Promise<boolean> {
  if (!navigator.locks) return sendAll();
  return navigator.locks.request(QUEUE_TAG, sendAll);
}

async function sendAll(): Promise<boolean> {
  for (;;) {
    const next = (await readQueue()).find(({ state }) => state === 'waiting');
    if (!next) return true;
    const settled = await attempt(next);
    if (!settled) return false;
    await record(settled);
    channel.postMessage(settled);
  }
}

/** Undefined where nobody knows whether it arrived, or the session has ended. */
async function attempt(action: QueuedAction): Promise<Settled | undefined> {
  const { key } = action;
  let wait = 0;
  try {
    await send(action, (answer) => (wait = Number(answer.headers.get('retry-after') ?? 0)));
    return { key, outcome: 'sent' };
  } catch (error) {
    if (!(error instanceof CallError)) return undefined;
    const { status, body } = error;
    if (status === 401 || (PASSING.has(status) && wait <= MAX_WAIT)) return undefined;
    return { key, outcome: 'failed', status, text: body?.error };
  }
}

function send(
  { key, language, ...action }: QueuedAction,
  onAnswer: (answer: Response) => void,
): Promise<unknown> {
  const call = makeCall(
    async (url, { headers, ...init }) => {
      const answer = await fetch(url, {
        ...init,
        headers: { ...headers, 'Accept-Language': language, traceparent: newTraceparent() },
        signal: AbortSignal.timeout(DEADLINE),
      } as RequestInit);
      onAnswer(answer);
      return answer;
    },
    '',
    readTolerantly,
  );
  if (action.call === 'sendMessage')
    return call(sendMessage, { ...action.input, idempotencyKey: key });
  return call(respondToLead, action.input);
}

function record(settled: Settled): Promise<void> {
  const { key, outcome } = settled;
  if (outcome === 'sent') return changeQueue((queue) => queue.filter((one) => one.key !== key));
  const failed = { state: 'failed' as const, ...(settled.text && { problem: settled.text }) };
  return changeQueue((queue) =>
    queue.map((one) => (one.key === key ? { ...one, ...failed } : one)),
  );
}
