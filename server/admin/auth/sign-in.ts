import {
  hashPassword,
  isOutdatedHash,
  passwordMatches,
} from '#server/platform/secrets/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { recordAudit, recordRefusedSignIn } from '../audit/record-audit.ts';
import { countAdminAttempt } from './limits.ts';
import { findAdminByEmail, updateAdminPassword, type AdminRow } from './queries.ts';
import { verifySecondFactor } from './second-factor.ts';
import { openAdminSession } from './sessions.ts';

type SigningIn = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

interface Entry {
  email: string;
  password: string;
  /** A code of the authenticator app, or a recovery code. */
  totp: string | undefined;
  /** The caller's network address. */
  address: string;
  oldToken: string | undefined;
}

/**
 * Opens a session of an admin. Whatever is wrong, and whether or not there is such an admin, the
 * refusal and the work before it are the same; with the right password the error is that a code is
 * required.
 * @throws Refusal `admin_refused`, `totp_required`, `too_many`, or `unavailable` when too many wait
 */
export async function signInAdmin(
  platform: SigningIn,
  { email, password, totp, address, oldToken }: Entry,
): Promise<{ admin: AdminRow; token: string }> {
  const { db, clock } = platform;
  const attempt = await countAdminAttempt(platform, { email, address });
  const admin = usable(platform, await findAdminByEmail(db, email));
  const right = await passwordMatches(password, admin?.password_hash ?? null);
  if (!admin || !right) throw await refused(platform, admin, address);
  const actor = { id: admin.id, email, address };
  if (admin.totp_confirmed_at !== null) {
    if (totp === undefined) await attempt.succeeded();
    assertThat(totp !== undefined, 'totp_required');
    if (!(await verifySecondFactor(platform, admin, totp, actor))) {
      throw await refused(platform, admin, address);
    }
  }
  await attempt.succeeded();
  await renewHash(platform, admin, password);
  const token = await db.transaction().execute(async (tx) => {
    await recordAudit(tx, platform, actor, { action: 'signed_in' });
    return openAdminSession(tx, { adminId: admin.id, oldToken, now: clock.now() });
  });
  return { admin, token };
}

/** The sample admin cannot sign in outside the demo. */
function usable({ config }: SigningIn, admin: AdminRow | undefined): AdminRow | undefined {
  return admin?.is_demo && !config.demo ? undefined : admin;
}

/** Only now is the password known: a hash made at an earlier cost is replaced. */
async function renewHash({ db }: SigningIn, admin: AdminRow, password: string): Promise<void> {
  const { id, password_hash: hash } = admin;
  if (isOutdatedHash(hash)) await updateAdminPassword(db, id, hash, await hashPassword(password));
}

async function refused(
  platform: SigningIn,
  admin: AdminRow | undefined,
  address: string,
): Promise<Refusal> {
  await recordRefusedSignIn(platform, admin, address);
  return new Refusal('admin_refused');
}
