import type { Platform } from '#server/platform/platform.ts';
import { passwordMatches } from '#server/platform/passwords.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { countPasswordTry } from './limits.ts';
import { findAccountById, findPasswordByEmail, type AccountRow } from './queries.ts';
import { openSession, type OpenedSession } from './sessions.ts';

interface PasswordEntry {
  email: string;
  password: string;
  /** The caller's network address. */
  address: string;
  oldToken: string | undefined;
}

/**
 * Opens a session by e-mail and password. Whatever is wrong, and whether or not anybody has that
 * address, the refusal and the work before it are the same.
 * @throws Refusal `wrong_credentials`, `too_many`, or `unavailable` when too many wait for a hash
 */
export async function signInByPassword(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { email, password, address, oldToken }: PasswordEntry,
): Promise<{ account: AccountRow; session: OpenedSession }> {
  const { db, clock } = platform;
  const attempt = await countPasswordTry(platform, email, address);
  const found = await findPasswordByEmail(db, email);
  const right = await passwordMatches(password, found?.password_hash ?? null);
  assertThat(right && found !== undefined, 'wrong_credentials');
  await attempt.succeeded();
  const session = await openSession(db, { userId: found.id, oldToken, now: clock.now() });
  const account = await findAccountById(db, found.id);
  assertThat(account !== undefined, 'wrong_credentials');
  return { account, session };
}
