import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import { countsOfNetworks } from '#server/platform/limits/network-limits.ts';
import {
  enforceRateLimit,
  type Count,
  type Counter,
  type Limit,
} from '#server/platform/limits/rate-limits.ts';
import type { SecondCode } from '#server/platform/second-factor/second-code.ts';
import { countAttempt, type Attempt } from './attempts.ts';

// The numbers of this file are documented in docs/limits.md.

const codesFrom: Limit = { limit: 30, windowSeconds: HOUR_SECONDS };
const codesOf: readonly Limit[] = [
  { limit: 10, windowSeconds: HOUR_SECONDS },
  { limit: 20, windowSeconds: DAY_SECONDS },
];
const confirmations: Limit = { limit: 10, windowSeconds: 15 * MINUTE_SECONDS };
const beginnings: Limit = { limit: 30, windowSeconds: HOUR_SECONDS };
const changes: Limit = { limit: 10, windowSeconds: HOUR_SECONDS };

interface SecondCodeTry extends Pick<SecondCode, 'kind'> {
  /** Whose sign-in it is. */
  userId: string;
  caller: string;
  /** Whether a code of their app was given in this browser before. */
  isKnown: boolean;
}

/**
 * Counts a second code as wrong before it is checked: by network, and those of apps, which can be
 * guessed, by account. A browser in which a code of the app was given is counted apart from the
 * strange ones, by account alone, recovery codes for themselves: whoever has the first factor closes
 * neither. @throws Refusal `too_many`
 */
export function countSecondCode(
  counter: Counter,
  { userId, caller, kind, isKnown }: SecondCodeTry,
): Promise<Attempt> {
  const networks = isKnown ? [] : countsOfNetworks('second-code-from', caller, codesFrom);
  const bucket = bucketOf(kind, isKnown);
  const own = bucket === undefined ? [] : codesOf.map((limit): Count => [[bucket, userId], limit]);
  return countAttempt(counter, [...networks, ...own]);
}

/** Recovery codes in strange browsers are counted by network alone: nobody can guess 80 bits. */
function bucketOf(kind: SecondCode['kind'], isKnown: boolean): string | undefined {
  if (kind === 'app') return isKnown ? 'second-code-of-own' : 'second-code-of';
  return isKnown ? 'recovery-code-of-own' : undefined;
}

/** Counts a secret for an authenticator app that a person asks for. @throws Refusal `too_many` */
export function countAppBeginning(counter: Counter, userId: string): Promise<void> {
  return enforceRateLimit(counter, ['app-begin', userId], beginnings);
}

/** Counts a first code of an authenticator app. @throws Refusal `too_many` */
export function countAppConfirmation(counter: Counter, userId: string): Promise<void> {
  return enforceRateLimit(counter, ['app-confirm', userId], confirmations);
}

/** Counts new recovery codes and a removal: each sends a letter. @throws Refusal `too_many` */
export function countAppChange(counter: Counter, userId: string): Promise<void> {
  return enforceRateLimit(counter, ['app-change', userId], changes);
}
