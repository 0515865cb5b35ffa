import type { UserDetail } from '#contract/admin/details.ts';
import { parseUserAgent } from '#server/accounts/accounts.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { professionNumbered } from '#server/professionals/professionals.ts';
import type { AdminActor } from '../audit/record-audit.ts';
import { users } from '../lists/users.ts';
import { readAudited } from './read-audited.ts';
import * as queries from './queries-user.ts';
import { getRow } from './list-row.ts';

/**
 * The detail view of a person for operators.
 * @throws Refusal `not_found` for an admin, and for an unknown or deleted person
 */
export function readUser(
  platform: Pick<Platform, 'db' | 'clock'>,
  reader: AdminActor,
  id: string,
): Promise<UserDetail> {
  return readAudited(platform, reader, { kind: 'user', id }, async (tx) => {
    const account = await queries.findAccount(tx, id);
    assertThat(account !== undefined, 'not_found');
    const sessions = await queries.findSessions(tx, id, platform.clock.now());
    const activity = await queries.findActivity(tx, id);
    const requests = await queries.findNewestRequests(tx, id);
    return {
      ...(await getRow(tx, users, { id, role: reader.role })),
      ...account,
      ...datesOf(account),
      sessions: sessions.map(({ userAgent, createdAt, lastSeenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        device: parseUserAgent(userAgent),
      })),
      consents: (await queries.findConsents(tx, id)).map(({ at, ...consent }) => ({
        ...consent,
        at: at.toISOString(),
      })),
      activity: activity.map(({ at, browser, system, ...done }) => ({
        ...done,
        at: at.toISOString(),
        device: { browser, system },
      })),
      requests: requests.map(({ professionId, createdAt, ...request }) => ({
        ...request,
        profession: professionNumbered(professionId),
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}

type Account = NonNullable<Awaited<ReturnType<typeof queries.findAccount>>>;

function datesOf({ appSince, suspendedAt, deletionDueAt }: Account) {
  return {
    appSince: isoOrNull(appSince),
    suspendedAt: isoOrNull(suspendedAt),
    deletionDueAt: isoOrNull(deletionDueAt),
  };
}
