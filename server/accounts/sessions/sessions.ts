import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { Db } from '#server/platform/database/db.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import {
  deleteSessionByToken,
  findSession,
  insertSession,
  isSuspended,
  updateSessionSeen,
} from './queries-sessions.ts';

const MAX_AGE_MS = 30 * DAY_MS;
const MAX_IDLE_MS = 14 * DAY_MS;
const provenForMs = HOUR_MS / 6;

type Clocked = Pick<Platform, 'db' | 'clock'>;

/**
 * The person of this token, unless it has expired or was not used for too long: one read, and at most
 * one write an hour.
 */
export async function findSessionByToken(
  { db, clock }: Clocked,
  token: string,
): Promise<Session | null> {
  const now = clock.now();
  const tokenHash = hashOf(token);
  const found = await findSession(db, tokenHash);
  if (!found || found.expires_at <= now || found.last_seen_at <= idleSince(now)) return null;
  if (now.getTime() - found.last_seen_at.getTime() > HOUR_MS) {
    await updateSessionSeen(db, tokenHash, now);
  }
  const { user_id: userId, professional_id: professionalId, owner_id: ownerId } = found;
  const { id, role, name, email, phone, proven_at: provenAt } = found;
  const addressProven = found.email_proven_at !== null || phone !== null;
  const works = { role, professionalId, ownerId, teamSize: found.team_size };
  return { id, provenAt, userId, ...works, name, email, phone, addressProven };
}

/** A session that is not in the browser yet. */
export interface OpenedSession {
  token: string;
}

export interface NewSession {
  userId: string;
  /** The browser's current token. */
  oldToken: string | undefined;
  userAgent?: string | null;
  /** When they proved who they are, where that is not now. */
  provenAt?: Date;
  now: Date;
}

/**
 * Creates a session for an authenticated person; the browser's previous one ends. Every kind of sign-in comes here, after every factor (second-factor/arrival.ts asks for the
 * second one): nobody else learns that an account is suspended.
 * @throws Refusal `account_suspended`
 */
export async function openSession(
  db: Db,
  { userId, oldToken, userAgent = null, now, provenAt = now }: NewSession,
): Promise<OpenedSession> {
  assertThat(!(await isSuspended(db, userId)), 'account_suspended');
  if (oldToken !== undefined) await deleteSessionByToken(db, hashOf(oldToken));
  const token = newSecret();
  await insertSession(db, {
    token_hash: hashOf(token),
    user_id: userId,
    user_agent: userAgent,
    created_at: now,
    last_seen_at: now,
    proven_at: provenAt,
    expires_at: new Date(now.getTime() + MAX_AGE_MS),
  });
  return { token };
}

/** Sets the cookie of an opened session, once its transaction is committed. */
export function setSessionCookie(
  call: Pick<CallContext, 'setCookie'>,
  { token }: OpenedSession,
): void {
  call.setCookie(SESSION_COOKIE, token, MAX_AGE_MS / 1000);
}

/** Whether this person proved their identity within the last ten minutes. */
export function hasFreshProof({ provenAt }: Session, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= provenForMs;
}

/** Requires a proof of identity within the last ten minutes. @throws Refusal `reauth_required` */
export function assertFreshProof({ clock }: Pick<Platform, 'clock'>, session: Session): void {
  assertThat(hasFreshProof(session, clock.now()), 'reauth_required');
}

/** Ends the session of this token and returns its person; harmless where there is none. */
export async function endSession(db: Db, token: string): Promise<string | undefined> {
  return (await deleteSessionByToken(db, hashOf(token)))?.user_id;
}

/** Sessions last used before this moment have expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - MAX_IDLE_MS);
}
