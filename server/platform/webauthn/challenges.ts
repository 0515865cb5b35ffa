import { MINUTE_MS } from '#contract/durations.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Tx } from '#server/platform/database/db.ts';
import {
  deleteChallengesExpiredBefore,
  insertChallenge,
  takeChallenge,
} from './queries-challenges.ts';

/** How long a challenge can be answered, in milliseconds. */
export const CHALLENGE_TTL_MS = 10 * MINUTE_MS;

type Clocked = Pick<Platform, 'db' | 'clock'>;

/** What a challenge is for, then the browser or session that asked: no other can answer it. */
export type Bound = readonly [purpose: string, ...asker: string[]];

/** Makes a challenge, in base64url; only its hash is stored. */
export async function issueChallenge({ db, clock }: Clocked, bound: Bound): Promise<string> {
  const challenge = newSecret();
  await insertChallenge(db, {
    ...hashesOf(challenge, bound),
    expires_at: new Date(clock.now().getTime() + CHALLENGE_TTL_MS),
  });
  return challenge;
}

/**
 * Spends the challenge that a browser says it had signed, and returns it: for one answer, in time, of
 * the browser or session that asked.
 */
export async function spendChallenge(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  clientDataJson: string,
  bound: Bound,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const { challenge_hash: challengeHash, bound_hash: boundHash } = hashesOf(challenge, bound);
  const isTaken = await takeChallenge(tx, { challengeHash, boundHash, now: clock.now() });
  return isTaken ? challenge : undefined;
}

/** Deletes what nobody answered; run by a timer. */
export async function deleteExpiredChallenges({ db, clock }: Clocked): Promise<void> {
  await deleteChallengesExpiredBefore(db, clock.now());
}

function hashesOf(challenge: string, bound: Bound) {
  return { challenge_hash: hashOf(challenge), bound_hash: hashOf(JSON.stringify(bound)) };
}

function challengeIn(clientDataJson: string): string | undefined {
  const { challenge, crossOrigin } = parsed(clientDataJson);
  // Our pages are in no frame of another site.
  return typeof challenge === 'string' && crossOrigin !== true ? challenge : undefined;
}

function parsed(clientDataJson: string): { challenge?: unknown; crossOrigin?: unknown } {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString();
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
