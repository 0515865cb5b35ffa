import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import {
  hashPassword,
  isOutdatedHash,
  passwordMatches,
} from '#server/platform/secrets/passwords.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { arrive, finishArrival } from '#server/accounts/second-factor/arrival.ts';
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
import type { NotifyNewDevice } from '#server/accounts/security-notices.ts';

const wrong = 'wrong_credentials';

type SignInPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * Signs in by e-mail and password. Whatever is wrong, and whether or not the account exists, the refusal and the work before it are the
 * same.
 * @throws Refusal `wrong_credentials`, `too_many`, `totp_required` where the second step is pending,
 * or `unavailable` when too many wait for a hash
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
  const { arrival, hash } = await platform.db.transaction().execute(async (tx) => {
    const { account, hash } = await lockIfUnchanged(tx, { ...found, password });
    const factor = { account, kind: 'signed_in', way: 'password', countsAsProof: true } as const;
    return { arrival: await arrive(tx, platform, notifyNewDevice, factor, call), hash };
  });
  await attempt.succeeded();
  const { id } = arrival.account;
  const renewed = await rehashPassword(platform, { id, hash, password });
  try {
    return finishArrival(platform, arrival, call);
  } finally {
    // The password was right, whether another factor is asked for or not.
    trustDevice(platform, call, { id, password_hash: renewed });
  }
}

/**
 * Hashing takes a while, in which the account may have been taken over, or got another password: it
 * is locked and checked again. A take-over under way is waited for; a later one finds the session
 * and ends it.
 */
async function lockIfUnchanged(
  tx: Tx,
  found: { id: string; password_hash: string | null; password: string },
): Promise<{ account: AccountRow; hash: string }> {
  const { id: userId, password } = found;
  const hash = (await findPasswordByIdForUpdate(tx, userId))?.password_hash ?? null;
  const isSame = hash === found.password_hash;
  assertThat(hash !== null && (isSame || (await passwordMatches(password, hash))), wrong);
  const account = await findAccountById(tx, userId);
  assertThat(account !== undefined, wrong);
  return { account, hash };
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
