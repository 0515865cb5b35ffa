import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { ADMIN_COOKIE } from '#server/platform/http/cookies.ts';
import { passwordMatches } from '#server/platform/secrets/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { AdminSession, CallContext } from '#server/platform/http/route.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { countAdminAttempt } from './limits.ts';
import { findAdminByEmail, findAdminByIdForUpdate, type AdminRow } from './queries.ts';
import { listDeletionMoments } from './queries-deletions.ts';
import { verifySecondFactor } from './second-factor.ts';
import { findAdminProof, renewAdminProof } from './sessions.ts';

/** How long a proof of identity is valid for actions that are hard to undo. */
const PROOF_TTL = 10 * MINUTE_MS;

/** How many deletions within an hour need no fresh proof. */
const DELETIONS_WITHOUT_FRESH_PROOF = 10;

/** An admin's call, as far as step-up authentication reads it. */
export type AdminCall = Pick<CallContext<AdminSession>, 'session' | 'address' | 'cookie'>;

/**
 * Step-up authentication: call it within the transaction of every action that is hard to undo,
 * before it changes anything. An admin with an authenticator app must have proven their identity
 * within ten minutes; from the eleventh deletion within an hour on, with a fresh proof for each.
 * Deletions of one admin are serialized here, so that the audit log counts them all. @throws
 * Refusal `reauth_required`
 */
export async function assertRecentProof(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { session, cookie }: AdminCall,
  operation: 'deletion' | 'other',
): Promise<void> {
  const now = clock.now().getTime();
  const admin = await findAdminByIdForUpdate(tx, session.adminId);
  const proof = await findAdminProof(tx, cookie(ADMIN_COOKIE));
  assertThat(admin !== undefined && proof !== undefined, 'reauth_required');
  const isFresh = now - proof.getTime() <= PROOF_TTL;
  assertThat(isFresh || admin.totp_confirmed_at === null, 'reauth_required');
  if (operation !== 'deletion') return;
  const within = { since: new Date(now - HOUR_MS), most: DELETIONS_WITHOUT_FRESH_PROOF };
  const deletions = await listDeletionMoments(tx, { adminId: admin.id, ...within });
  const [last] = deletions;
  const isAtEase = last === undefined || deletions.length < DELETIONS_WITHOUT_FRESH_PROOF;
  assertThat(isAtEase || proof > last, 'reauth_required');
}

/** The credentials of a renewed proof. */
interface Credentials {
  totp?: string | undefined;
  password?: string | undefined;
}

/**
 * Renews the admin's proof of identity: by their authenticator app or a recovery code
 * where they have one, else by the password. It counts among the attempts to sign in, and whatever is
 * wrong, the refusal is the same.
 * @throws Refusal `admin_refused`, `too_many`, or `unavailable` when too many wait
 */
export async function renewProof(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  call: AdminCall,
  credentials: Credentials,
): Promise<void> {
  const { db, clock } = platform;
  const actor = actorOf(call);
  const attempt = await countAdminAttempt(platform, actor);
  const admin = await findAdminByEmail(db, actor.email);
  if (!admin || !(await verifiesCredentials(platform, admin, credentials, call))) {
    await recordAudit(db, platform, actor, { action: 'sign_in_refused' });
    throw new Refusal('admin_refused');
  }
  await attempt.succeeded();
  await db.transaction().execute(async (tx) => {
    await renewAdminProof(tx, call.cookie(ADMIN_COOKIE), clock.now());
    await recordAudit(tx, platform, actor, { action: 'proven' });
  });
}

async function verifiesCredentials(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  admin: AdminRow,
  { totp, password }: Credentials,
  call: AdminCall,
): Promise<boolean> {
  if (admin.totp_confirmed_at === null) {
    return passwordMatches(password ?? '', admin.password_hash);
  }
  return totp !== undefined && verifySecondFactor(platform, admin, totp, actorOf(call));
}
