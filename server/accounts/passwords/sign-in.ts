import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  hashPassword,
  isOutdatedHash,
  passwordMatches,
} from '#server/platform/secrets/passwords.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { recordSignIn, rememberSignIn } from '#server/accounts/sessions/record-sign-in.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { trustedDeviceName, trustDevice } from '#server/accounts/devices/trusted-devices.ts';
import { countPasswordAttempt } from '#server/accounts/limits/limits-passwords.ts';
import {
  findAccountById,
  findPasswordByEmail,
  findPasswordByIdForUpdate,
  updatePasswordHash,
  type AccountRow,
} from '#server/accounts/queries.ts';
import { setSessionCookie, openSession } from '#server/accounts/sessions/sessions.ts';
import type { NotifyNewDevice } from '#server/accounts/security-notices.ts';

const wrong = 'wrong_credentials';

type SignInPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * Signs in by e-mail and password. Whatever is wrong, and whether or not the account exists, the refusal and the work before it are the
 * same.
 * @throws Refusal `wrong_credentials`, `too_many`, or `unavailable` when too many wait for a hash
 */
export async function signInByPassword(
  platform: SignInPlatform,
  notifyNewDevice: NotifyNewDevice,
  { email, password }: { email: string; password: string },
  call: CallContext,
): Promise<AccountRow> {
  const found = await findPasswordByEmail(platform.db, email);
  const device = trustedDeviceName(platform, call, found);
  const attempt = await countPasswordAttempt(platform, { email, caller: call.address, device });
  const right = await passwordMatches(password, found?.password_hash ?? null);
  if (!right || !found) throw await refused(platform, email, call);
  const { account, session, hash } = await platform.db.transaction().execute(async (tx) => {
    const opened = await openSessionIfUnchanged(tx, platform, { ...found, password }, call);
    const arrival = { account: opened.account, kind: 'signed_in', way: 'password' } as const;
    await recordSignIn(tx, platform, notifyNewDevice, arrival, call);
    return opened;
  });
  await attempt.succeeded();
  setSessionCookie(call, session);
  rememberSignIn(platform, account, call);
  const renewed = await rehashPassword(platform, { id: account.id, hash, password });
  trustDevice(platform, call, { id: account.id, password_hash: renewed });
  return account;
}

/**
 * Hashing takes a while, in which the account may have been taken over, or got another password: it
 * is locked and checked again. A take-over under way is waited for; a later one finds the session
 * and ends it.
 */
async function openSessionIfUnchanged(
  tx: Tx,
  { clock }: SignInPlatform,
  found: { id: string; password_hash: string | null; password: string },
  call: CallContext,
) {
  const { id: userId, password } = found;
  const hash = (await findPasswordByIdForUpdate(tx, userId))?.password_hash ?? null;
  const isSame = hash === found.password_hash;
  assertThat(hash !== null && (isSame || (await passwordMatches(password, hash))), wrong);
  const [oldToken, userAgent] = [call.cookie(SESSION_COOKIE), call.userAgent];
  const session = await openSession(tx, { userId, oldToken, userAgent, now: clock.now() });
  const account = await findAccountById(tx, userId);
  assertThat(account !== undefined, wrong);
  return { account, session, hash };
}

/** The same for known and unknown: the address itself stays out of the log. */
async function refused(platform: SignInPlatform, address: string, call: CallContext) {
  const event = { kind: 'sign_in_refused', way: 'password', userId: null, address } as const;
  await recordAuthEvent(platform.db, platform, event, call);
  return new Refusal(wrong);
}

/** Only now is the password known: a hash made at an earlier cost is replaced. */
async function rehashPassword(
  { db }: SignInPlatform,
  { id, hash, password }: { id: string; hash: string; password: string },
): Promise<string> {
  if (!isOutdatedHash(hash)) return hash;
  const renewed = await hashPassword(password);
  await updatePasswordHash(db, id, hash, renewed);
  return renewed;
}
