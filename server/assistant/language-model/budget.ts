import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { takeTokens, returnTokens } from './queries-budget.ts';
import { answerSchemas } from './answer-schema.ts';
import { MAX_OUTPUT_TOKENS } from './call-model.ts';
import { instructions } from './instructions.ts';

/** Tokens reserved from a day's budget before a question is asked. */
export interface Reservation {
  /** As YYYY-MM-DD in UTC. */
  day: string;
  tokens: number;
}

/** What a service adds to a question, such as its own instructions for structured output. */
const OVERHEAD = 600;

/** What is sent with every question, in tokens at most. */
function aroundQuestion(): number {
  return Buffer.byteLength(instructions() + JSON.stringify(answerSchemas().form)) + OVERHEAD;
}

/**
 * Reserves the maximum cost of a question from today's limit, atomically over all nodes; null when
 * not enough is left. A token is never shorter than a byte.
 */
export async function reserveTokens(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  question: string,
  limit: number,
): Promise<Reservation | null> {
  const day = clock.now().toISOString().slice(0, 10);
  const tokens = aroundQuestion() + Buffer.byteLength(question) + MAX_OUTPUT_TOKENS;
  if (tokens > limit) return null;
  return (await takeTokens(db, { day, tokens, limit })) ? { day, tokens } : null;
}

/** Returns what a question did not use; all of it stays spent where the cost is unknown. */
export async function settleTokens(
  db: Db,
  { day, tokens }: Reservation,
  used: number | undefined,
): Promise<void> {
  if (used === undefined || !Number.isFinite(used)) return;
  await returnTokens(db, { day, tokens: tokens - Math.max(0, Math.ceil(used)) });
}
