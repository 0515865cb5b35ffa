import type { UsedCredential } from '#contract/passkeys.ts';
import { ADMIN_COOKIE } from '#server/platform/http/cookies.ts';
import type { AdminSession, CallContext } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { actorOf, recordAudit, recordRefusedSignIn } from '../audit/record-audit.ts';
import { countAdminAttempt } from '../auth/limits.ts';
import type { AdminRow } from '../auth/queries.ts';
import { openAdminSession, renewAdminProof } from '../auth/sessions.ts';
import { findNamedAdmin, verifyAdminPasskey } from './verify-passkey.ts';

type PasskeyPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

/**
 * Opens a session of an admin by a passkey, which is both factors. Whatever is wrong, the refusal is
 * the same.
 * @throws Refusal `passkey_refused` or `too_many`
 */
export async function signInAdminByPasskey(
  platform: PasskeyPlatform,
  credential: UsedCredential,
  call: CallContext<unknown>,
): Promise<{ admin: AdminRow; token: string }> {
  const { address } = call;
  const admin = await findNamedAdmin(platform, credential);
  const named = admin?.email ?? credential.id;
  const attempt = await countAdminAttempt(platform, { email: named, address });
  const oldToken = call.cookie(ADMIN_COOKIE);
  // In one transaction: where it breaks off, the challenge is not spent and the answer still good.
  const opened = await platform.db.transaction().execute(async (tx) => {
    if (!admin || !(await verifyAdminPasskey(tx, platform, { admin, credential }, call)))
      return undefined;
    const { id, email } = admin;
    const signedIn = { action: 'signed_in', after: { byPasskey: true } } as const;
    await recordAudit(tx, platform, { id, email, address }, signedIn);
    const now = platform.clock.now();
    return { admin, token: await openAdminSession(tx, { adminId: id, oldToken, now }) };
  });
  if (!opened) {
    await recordRefusedSignIn(platform, admin, address);
    throw new Refusal('passkey_refused');
  }
  await attempt.succeeded();
  return opened;
}

/**
 * Renews the admin's proof of identity by a passkey of theirs; counted with the attempts to sign in.
 * @throws Refusal `passkey_refused` or `too_many`
 */
export async function renewProofByPasskey(
  platform: PasskeyPlatform,
  credential: UsedCredential,
  call: CallContext<AdminSession>,
): Promise<void> {
  const { db, clock } = platform;
  const actor = actorOf(call);
  const attempt = await countAdminAttempt(platform, actor);
  const admin = await findNamedAdmin(platform, credential);
  const isProven = await db.transaction().execute(async (tx) => {
    const isTheirs = admin?.id === actor.id;
    if (!isTheirs || !(await verifyAdminPasskey(tx, platform, { admin, credential }, call)))
      return false;
    await renewAdminProof(tx, call.cookie(ADMIN_COOKIE), clock.now());
    await recordAudit(tx, platform, actor, { action: 'proven', after: { byPasskey: true } });
    return true;
  });
  if (!isProven) {
    await recordAudit(db, platform, actor, { action: 'sign_in_refused' });
    throw new Refusal('passkey_refused');
  }
  await attempt.succeeded();
}
