import type { Platform } from '#server/platform/platform.ts';
import { hashPassword, passwordMatches } from '#server/platform/secrets/passwords.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { trustedDeviceName, trustDevice } from '#server/accounts/devices/trusted-devices.ts';
import { countPasswordAttempt } from '#server/accounts/limits/limits-passwords.ts';
import { assertStrongPassword } from './password-policy.ts';
import { lockOwnAccount } from '#server/accounts/settings/own-account.ts';
import {
  findAccountById,
  findPasswordById,
  updateUserById,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { deleteSessionsOfUser } from '#server/accounts/sessions/queries-sessions.ts';
import {
  setSessionCookie,
  assertFreshProof,
  openSession,
} from '#server/accounts/sessions/sessions.ts';
import type { NotifyAccountChange } from '#server/accounts/security-notices.ts';

type PasswordPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

interface Wish {
  currentPassword?: string | null | undefined;
  newPassword: string;
}

/**
 * Changes a password, or sets a first one after a fresh proof of identity. Every
 * session of the person ends, and this browser gets a new one, whose proof of identity is as old as
 * before: a password alone is not every factor. The person is notified by mail.
 * @throws Refusal `wrong_credentials`, `reauth_required`, `weak_password`, `too_many`, `unavailable`
 */
export async function changePassword(
  platform: PasswordPlatform,
  notifyAccountChange: NotifyAccountChange,
  { currentPassword, newPassword }: Wish,
  call: CallContext<Session>,
): Promise<AccountRow> {
  const { db, clock, config } = platform;
  const { userId } = call.session;
  const found = await findPasswordById(db, userId);
  assertThat(found !== undefined, 'not_signed_in');
  assertStrongPassword(config, newPassword, { email: found.email, field: 'newPassword' });
  await verifyIdentity(platform, found, currentPassword ?? '', call);
  const hash = await hashPassword(newPassword);
  const now = clock.now();
  const opened = await db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, call.session);
    await deleteSessionsOfUser(tx, userId);
    await updateUserById(tx, userId, { password_hash: hash });
    await notifyAccountChange(tx, { account, what: 'password', now });
    await recordAuthEvent(tx, platform, { kind: 'password_changed', userId }, call);
    const { userAgent } = call;
    const { provenAt } = call.session;
    const opening = { userId, oldToken: undefined, userAgent, provenAt, now };
    const session = await openSession(tx, opening);
    return { session, account: await findAccountById(tx, userId) };
  });
  assertThat(opened.account !== undefined, 'not_signed_in');
  setSessionCookie(call, opened.session);
  trustDevice(platform, call, { id: userId, password_hash: hash });
  return opened.account;
}

/** By the current password; where there is none, by a fresh sign-in. */
async function verifyIdentity(
  platform: PasswordPlatform,
  owner: { id: string; email: string | null; password_hash: string | null },
  password: string,
  call: CallContext<Session>,
): Promise<void> {
  if (owner.password_hash === null) {
    assertFreshProof(platform, call.session);
    return;
  }
  const device = trustedDeviceName(platform, call, owner);
  const account = { email: owner.email ?? owner.id, caller: call.address, device };
  const attempt = await countPasswordAttempt(platform, account);
  assertThat(await passwordMatches(password, owner.password_hash), 'wrong_credentials');
  await attempt.succeeded();
}
