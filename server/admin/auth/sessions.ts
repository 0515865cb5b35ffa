import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/db.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { AdminSession } from '#server/platform/http/route.ts';
import {
  deleteAdminSession,
  deleteAdminSessions,
  deleteAdminSessionsEndedBy,
  findAdminSessionProof,
  findActiveAdminSession,
  insertAdminSession,
  updateAdminSessionProof,
  updateAdminSessionSeen,
} from './queries-sessions.ts';

const MAX_AGE_MS = 8 * HOUR_MS;
const MAX_IDLE_MS = 15 * MINUTE_MS;
const writeAfter = MINUTE_MS / 2;

/** Lifetime of the cookie in seconds: the session may end long before. */
export const ADMIN_SESSION_SECONDS = MAX_AGE_MS / 1000;

type Held = Pick<Platform, 'db' | 'clock' | 'config'>;

/** The admin of this token. The sample admin counts in the demo only. */
export async function findAdminByToken(
  { db, clock, config }: Held,
  token: string,
): Promise<AdminSession | null> {
  const now = clock.now();
  const tokenHash = hashOf(token);
  const found = await findActiveAdminSession(db, tokenHash, { now, idleSince: idleSince(now) });
  if (!found || (found.is_demo && !config.demo)) return null;
  if (now.getTime() - found.last_seen_at.getTime() > writeAfter) {
    await updateAdminSessionSeen(db, tokenHash, now);
  }
  const enrolled = found.totp_confirmed_at !== null;
  const { id: adminId, email, name, role } = found;
  return { adminId, email, name, role, enrolled, mustEnrol: config.production && !enrolled };
}

/** Opens a session of an admin; the browser's previous one ends. Returns its token. */
export async function openAdminSession(
  db: Db,
  { adminId, oldToken, now }: { adminId: string; oldToken: string | undefined; now: Date },
): Promise<string> {
  if (oldToken !== undefined) await deleteAdminSession(db, hashOf(oldToken));
  const token = newSecret();
  await insertAdminSession(db, {
    token_hash: hashOf(token),
    admin_id: adminId,
    created_at: now,
    last_seen_at: now,
    proven_at: now,
    expires_at: new Date(now.getTime() + MAX_AGE_MS),
  });
  return token;
}

/** When the admin of this token last proved their identity. */
export async function findAdminProof(db: Db, token: string | undefined): Promise<Date | undefined> {
  return token === undefined ? undefined : findAdminSessionProof(db, hashOf(token));
}

/** Records that the admin of this token has just proven their identity. */
export async function renewAdminProof(db: Db, token: string | undefined, now: Date): Promise<void> {
  if (token !== undefined) await updateAdminSessionProof(db, hashOf(token), now);
}

/** Ends the session of this token and returns its admin; harmless where there is none. */
export async function endAdminSession(db: Db, token: string) {
  return deleteAdminSession(db, hashOf(token));
}

/** Ends every session of an admin but the one of this token, if given. */
export async function endAdminSessions(db: Db, adminId: string, keptToken?: string): Promise<void> {
  await deleteAdminSessions(db, adminId, keptToken === undefined ? undefined : hashOf(keptToken));
}

/** Deletes expired sessions; run by a timer. */
export async function deleteEndedAdminSessions({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await deleteAdminSessionsEndedBy(db, { now, idleSince: idleSince(now) });
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - MAX_IDLE_MS);
}
