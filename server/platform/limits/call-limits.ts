import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import { enforceNetworkLimits, type NetworkLimit } from './network-limits.ts';
import { countHits, type Count, type Counter, type Limit } from './rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';

// The numbers of this file are documented in docs/limits.md.

/**
 * Rate limits of one caller: a signed-in person where there is a session, else a network address.
 */
const callLimits = {
  analyze: { of: 'address', all: [{ limit: 120, windowSeconds: 10 * MINUTE_SECONDS }] },
  places: { of: 'address', all: [{ limit: 60, windowSeconds: MINUTE_SECONDS }] },
  requests: { of: 'person', all: [{ limit: 10, windowSeconds: DAY_SECONDS }] },
  requestsUnproven: { of: 'person', all: [{ limit: 3, windowSeconds: DAY_SECONDS }] },
  requestsUnprovenFrom: { of: 'address', all: [{ limit: 10, windowSeconds: DAY_SECONDS }] },
  messages: {
    of: 'person',
    all: [
      { limit: 20, windowSeconds: MINUTE_SECONDS },
      { limit: 200, windowSeconds: DAY_SECONDS },
    ],
  },
  coveredPlaces: {
    of: 'person',
    all: [
      { limit: 60, windowSeconds: MINUTE_SECONDS },
      { limit: 500, windowSeconds: DAY_SECONDS },
    ],
  },
  profileChanges: { of: 'person', all: [{ limit: 60, windowSeconds: HOUR_SECONDS }] },
  quotes: { of: 'person', all: [{ limit: 120, windowSeconds: HOUR_SECONDS }] },
  appointments: { of: 'person', all: [{ limit: 60, windowSeconds: HOUR_SECONDS }] },
  calendarFeeds: { of: 'address', all: [{ limit: 600, windowSeconds: HOUR_SECONDS }] },
  externalCalendars: { of: 'person', all: [{ limit: 20, windowSeconds: HOUR_SECONDS }] },
  savedProfessionals: { of: 'person', all: [{ limit: 200, windowSeconds: HOUR_SECONDS }] },
  subscribing: { of: 'person', all: [{ limit: 20, windowSeconds: HOUR_SECONDS }] },
  billing: { of: 'person', all: [{ limit: 60, windowSeconds: 10 * MINUTE_SECONDS }] },
  exports: { of: 'person', all: [{ limit: 5, windowSeconds: DAY_SECONDS }] },
  testMessages: {
    of: 'person',
    all: [
      { limit: 6, windowSeconds: HOUR_SECONDS },
      { limit: 20, windowSeconds: DAY_SECONDS },
    ],
  },
  teamInvitations: {
    of: 'person',
    all: [
      { limit: 20, windowSeconds: HOUR_SECONDS },
      { limit: 60, windowSeconds: DAY_SECONDS },
    ],
  },
  blocks: { of: 'person', all: [{ limit: 50, windowSeconds: DAY_SECONDS }] },
  reports: { of: 'person', all: [{ limit: 20, windowSeconds: DAY_SECONDS }] },
  documents: { of: 'person', all: [{ limit: 120, windowSeconds: HOUR_SECONDS }] },
  agreementChecks: { of: 'address', all: [{ limit: 120, windowSeconds: HOUR_SECONDS }] },
  contact: {
    of: 'address',
    all: [
      { limit: 20, windowSeconds: HOUR_SECONDS },
      { limit: 60, windowSeconds: DAY_SECONDS },
    ],
  },
} satisfies Record<string, { of: 'address'; all: NetworkLimit[] } | { of: 'person'; all: Limit[] }>;

export type CallLimitName = keyof typeof callLimits;

/**
 * Rate-limits a call under the limit of that name: by person, else by each of the caller's
 * networks. A database that cannot count fails the call.
 * @throws Refusal `too_many` with the seconds to wait
 */
export async function limit(
  platform: Counter,
  call: Pick<CallContext, 'session' | 'address'>,
  name: CallLimitName,
): Promise<void> {
  const { of, all } = callLimits[name];
  if (of === 'person' && call.session) {
    const [refusal] = await limitPeople(platform, [call.session.userId], name);
    if (refusal) throw refusal;
    return;
  }
  for (const one of all) await enforceNetworkLimits(platform, name, call.address, one);
}

/**
 * Counts one hit of each of these people under a limit that is by person, in one statement; for each
 * the refusal where they are over it, in their order.
 */
export async function limitPeople(
  platform: Counter,
  userIds: readonly string[],
  name: CallLimitName,
): Promise<(Refusal | undefined)[]> {
  const { of, all } = callLimits[name];
  if (of !== 'person') throw new Error(`The limit ${name} is not by person`);
  const counted = await countHits(
    platform,
    userIds.flatMap((userId) => all.map((one): Count => [[name, userId], one])),
  );
  return userIds.map((_, index) => {
    const waits = counted
      .slice(index * all.length, (index + 1) * all.length)
      .filter(({ allowed }) => !allowed)
      .map(({ retryAfterSeconds }) => retryAfterSeconds);
    if (waits.length === 0) return undefined;
    return new Refusal('too_many', { retryAfterSeconds: Math.max(...waits) });
  });
}
