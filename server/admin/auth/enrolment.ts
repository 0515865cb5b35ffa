import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  generateRecoveryCodes,
  hashRecoveryCode,
} from '#server/platform/second-factor/recovery-codes.ts';
import { findTotpStep, generateTotpSecret } from '#server/platform/second-factor/totp.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { countConfirmation } from './limits.ts';
import {
  deleteRecoveryCodes,
  findAdminByIdForUpdate,
  insertRecoveryCodes,
  updateTotpConfirmed,
  updateTotpSecret,
} from './queries.ts';
import { endAdminSessions } from './sessions.ts';

type Enrolling = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

/** Creates and stores the secret of an authenticator app; it replaces an earlier one. */
export async function startEnrolment(
  platform: Enrolling,
  admin: { id: string; email: string; enrolled: boolean },
) {
  assertThat(!admin.enrolled, 'totp_already_enrolled');
  const { sealed, shown } = generateTotpSecret(platform, 'admin totp', admin.email);
  await updateTotpSecret(platform.db, admin.id, sealed);
  return shown;
}

/**
 * Activates the authenticator app by its first code; returns the recovery codes. The
 * admin's other sessions end.
 * @throws Refusal `code_invalid`, `totp_already_enrolled` or `too_many`
 */
export async function confirmEnrolment(
  platform: Enrolling,
  actor: Actor,
  { code, token }: { code: string; token: string | undefined },
): Promise<string[]> {
  await countConfirmation(platform, actor.id);
  return platform.db.transaction().execute(async (tx) => {
    const admin = await findAdminByIdForUpdate(tx, actor.id);
    assertThat(admin?.totp_confirmed_at === null, 'totp_already_enrolled');
    const now = platform.clock.now();
    const { totp_secret: sealed } = admin;
    const step = sealed && findTotpStep(platform, 'admin totp', sealed, { code, now });
    assertThat(step !== null, 'code_invalid');
    const recoveryCodes = generateRecoveryCodes();
    const hashes = recoveryCodes.map((one) =>
      hashRecoveryCode(platform, 'admin recovery code', actor.id, one),
    );
    await updateTotpConfirmed(tx, actor.id, { now, step });
    await deleteRecoveryCodes(tx, actor.id);
    await insertRecoveryCodes(tx, actor.id, hashes);
    await endAdminSessions(tx, actor.id, token);
    await recordAudit(tx, platform, actor, { action: 'totp_enrolled' });
    return recoveryCodes;
  });
}
