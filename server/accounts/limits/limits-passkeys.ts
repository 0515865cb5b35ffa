import { HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import { countsOfNetworks, enforceNetworkLimits } from '#server/platform/limits/network-limits.ts';
import { enforceRateLimit, type Counter, type Limit } from '#server/platform/limits/rate-limits.ts';
import { countAttempt, type Attempt } from './attempts.ts';

// The numbers of this file are documented in docs/limits.md.

const beginningsFrom: Limit = { limit: 60, windowSeconds: 10 * MINUTE_SECONDS };
const refusedFrom: Limit = { limit: 30, windowSeconds: 15 * MINUTE_SECONDS };
const refusedOf: Limit = { limit: 10, windowSeconds: 15 * MINUTE_SECONDS };
const additions: Limit = { limit: 30, windowSeconds: HOUR_SECONDS };

/**
 * Counts a challenge for whoever may sign in: each stores a row for ten minutes, and every opened
 * sign-in page asks for one. @throws Refusal `too_many`
 */
export function countPasskeyBeginning(counter: Counter, caller: string): Promise<void> {
  return enforceNetworkLimits(counter, 'passkey-begin-from', caller, beginningsFrom);
}

/**
 * Counts an answer as refused before it is checked: by network and by the passkey it names, whether
 * there is such a one or not. @throws Refusal `too_many`
 */
export function countPasskeyAttempt(
  counter: Counter,
  { credentialId, caller }: { credentialId: string; caller: string },
): Promise<Attempt> {
  return countAttempt(counter, [
    ...countsOfNetworks('passkey-from', caller, refusedFrom),
    [['passkey-of', credentialId], refusedOf],
  ]);
}

/** Counts a passkey that a person begins to add. @throws Refusal `too_many` */
export function countPasskeyAddition(counter: Counter, userId: string): Promise<void> {
  return enforceRateLimit(counter, ['passkey-add', userId], additions);
}
