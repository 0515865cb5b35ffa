import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import {
  assertBackoffOver,
  countWithBackoff,
  resetBackoff,
  type Backoff,
} from '#server/platform/limits/backoff.ts';
import { enforceNetworkLimits } from '#server/platform/limits/network-limits.ts';
import {
  enforceRateLimit,
  type Count,
  type Counter,
  type Limit,
} from '#server/platform/limits/rate-limits.ts';
import type { Address } from '#server/accounts/addresses.ts';
import type { CodePurpose } from '#server/accounts/codes/code-use.ts';
import { countSmsRequest, countSmsFrom } from './limits-sms.ts';

// The numbers of this file and of limits-texts.ts are documented in docs/limits.md.

const pause = 30;
const betweenCodes: Backoff = {
  free: 1,
  first: pause,
  longest: 32 * MINUTE_SECONDS,
  forgotten: DAY_SECONDS,
};
const mailsFrom: Limit = { limit: 20, windowSeconds: HOUR_SECONDS };
/** Many times what a busy site sends: it protects the reputation of its mail server. */
const mailsOfAll: Limit = { limit: 5000, windowSeconds: HOUR_SECONDS };

/** Where a code goes, and whether its owner has proven it in the browser that asks. */
export interface CodeTarget {
  to: Address;
  isKnown: boolean;
}

/**
 * Counts a requested code. The caller's own limits come first, so that one who is over them
 * does not use up those of the address they ask for, nor those of everybody; the short ones before
 * the long, so that an impatient click costs no day's share. The wait grows with the codes sent
 * (backoff). A browser of the address's owner is counted separately, by that address alone: neither strangers nor neighbours use up its
 * share.
 * @returns the seconds until the next one may be asked for
 * @throws Refusal `too_many`
 */
export async function countCodeRequest(
  counter: Counter,
  { purpose, ...target }: CodeTarget & { purpose: CodePurpose },
  caller: string,
): Promise<number> {
  const { to, isKnown } = target;
  const isText = to.channel === 'phone';
  if (!isKnown) await (isText ? countSmsFrom(counter, caller) : countMailFrom(counter, caller));
  const bucket = [isKnown ? 'code-to-own' : 'code-to', to.target];
  await enforceRateLimit(counter, bucket, { limit: 1, windowSeconds: pause });
  await assertBackoffOver(counter, delayOf(target), betweenCodes);
  const late: Count[] = [
    [bucket, { limit: 3, windowSeconds: 15 * MINUTE_SECONDS }],
    [bucket, { limit: 5, windowSeconds: HOUR_SECONDS }],
    [bucket, { limit: 10, windowSeconds: DAY_SECONDS }],
  ];
  for (const [name, limit] of late) await enforceRateLimit(counter, name, limit);
  if (isText) await countSmsRequest(counter, { phone: to.target, isKnown }, caller);
  else if (!isKnown) await enforceRateLimit(counter, ['codes', purpose], mailsOfAll);
  return countWithBackoff(counter, delayOf(target), betweenCodes);
}

function countMailFrom(counter: Counter, caller: string): Promise<void> {
  return enforceNetworkLimits(counter, 'code-from', caller, mailsFrom);
}

function delayOf({ to, isKnown }: CodeTarget): string[] {
  return [isKnown ? 'code-delay-own' : 'code-delay', to.target];
}

/** A code was entered right: the requests before it were legitimate. */
export function resetCodeRequests(counter: Counter, target: CodeTarget): Promise<void> {
  return resetBackoff(counter, delayOf(target), betweenCodes);
}
