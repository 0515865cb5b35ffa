import type { Platform } from '#server/platform/platform.ts';
import { hashPassword, isOutdatedHash, passwordMatches } from '#server/platform/passwords.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { CallContext } from '#server/platform/route.ts';
import { SESSION_COOKIE } from '#server/platform/http-cookies.ts';
import { knownDevice, rememberDevice } from './known-devices.ts';
import { countPasswordTry } from './limits.ts';
import {
  findAccountById,
  findPasswordByEmail,
  updatePasswordHash,
  type AccountRow,
} from './queries.ts';
import { carrySession, openSession } from './sessions.ts';

type SignInPlatform = Pick<Platform, 'db' | 'clock' | 'config'>;

/**
 * Signs in by e-mail and password. Whatever is wrong, and whether or not anybody has that address,
 * the refusal and the work before it are the same.
 * @throws Refusal `wrong_credentials`, `too_many`, or `unavailable` when too many wait for a hash
 */
export async function signInByPassword(
  platform: SignInPlatform,
  { email, password }: { email: string; password: string },
  call: CallContext,
): Promise<AccountRow> {
  const { db, clock } = platform;
  const found = await findPasswordByEmail(db, email);
  const device = knownDevice(platform, call, found);
  const attempt = await countPasswordTry(platform, { email, caller: call.address, device });
  const right = await passwordMatches(password, found?.password_hash ?? null);
  assertThat(right && found !== undefined && found.password_hash !== null, 'wrong_credentials');
  await attempt.succeeded();
  const hash = await renewHash(platform, { id: found.id, hash: found.password_hash, password });
  const oldToken = call.cookie(SESSION_COOKIE);
  const { userAgent } = call;
  const session = await openSession(db, {
    userId: found.id,
    oldToken,
    userAgent,
    now: clock.now(),
  });
  const account = await findAccountById(db, found.id);
  assertThat(account !== undefined, 'wrong_credentials');
  carrySession(call, session);
  rememberDevice(platform, call, { id: found.id, password_hash: hash });
  return account;
}

/** Only now is the password known: a hash made at an earlier cost is made anew. */
async function renewHash(
  { db }: SignInPlatform,
  { id, hash, password }: { id: string; hash: string; password: string },
): Promise<string> {
  if (!isOutdatedHash(hash)) return hash;
  const renewed = await hashPassword(password);
  await updatePasswordHash(db, id, hash, renewed);
  return renewed;
}
