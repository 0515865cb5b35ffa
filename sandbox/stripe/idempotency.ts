import { createHash } from 'node:crypto';
import { findAnswer, insertAnswer, lockKey, rollBackToSavepoint, savepoint } from './queries.ts';
import { StripeRefusal } from './refusal.ts';
import type { Work } from './work.ts';

export interface Answer {
  status: number;
  body: object;
  replayed?: boolean;
}

/**
 * Runs a call once per idempotency key, https://docs.stripe.com/api/idempotent_requests: the second one, even concurrent, gets the answer of the first. A refused call is rolled back, unless the refusal says
 * otherwise.
 * @throws StripeRefusal 400 idempotency_error for the same key with another call
 */
export async function answerOnce(
  work: Work,
  { key, request }: { key: string | null; request: string },
  answer: () => Promise<object>,
): Promise<Answer> {
  if (key === null) return attempt(work, answer);
  const hash = createHash('sha256').update(request).digest('hex');
  await lockKey(work.tx, key);
  const first = await findAnswer(work.tx, key);
  if (first && first.request_hash !== hash) throw otherParameters(key);
  if (first) return { status: first.status, body: first.body as object, replayed: true };
  const given = await attempt(work, answer);
  await insertAnswer(work.tx, {
    key,
    request_hash: hash,
    answered_at: new Date(work.now * 1000),
    ...given,
  });
  return given;
}

async function attempt({ tx }: Work, answer: () => Promise<object>): Promise<Answer> {
  await savepoint(tx);
  try {
    return { status: 200, body: await answer() };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    if (!error.keep) await rollBackToSavepoint(tx);
    return { status: error.status, body: { error: error.error } };
  }
}

function otherParameters(key: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
