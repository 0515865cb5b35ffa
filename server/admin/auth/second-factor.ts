import type { Platform } from '#server/platform/platform.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { deleteRecoveryCode, spendTotpStep, type AdminRow } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTotpStep } from './totp.ts';

/**
 * Whether this is a code of the admin's authenticator app, or a recovery code. Each code is
 * accepted once: a time step spends itself and those before it, a recovery code is deleted.
 */
export async function verifySecondFactor(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  admin: AdminRow,
  entered: string,
  actor: Actor,
): Promise<boolean> {
  const { db, clock } = platform;
  const code = entered.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(code)) {
    const step = admin.totp_secret && findTotpStep(platform, admin.totp_secret, code, clock.now());
    return step !== null && (await spendTotpStep(db, admin.id, step)) !== undefined;
  }
  const hash = hashRecoveryCode(platform, admin.id, code);
  const spent = await deleteRecoveryCode(db, admin.id, hash);
  if (spent) await recordAudit(db, platform, actor, { action: 'recovery_code_used' });
  return spent !== undefined;
}
