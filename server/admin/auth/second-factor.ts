import type { Platform } from '#server/platform/platform.ts';
import { hashRecoveryCode } from '#server/platform/second-factor/recovery-codes.ts';
import { readSecondCode } from '#server/platform/second-factor/second-code.ts';
import { findTotpStep } from '#server/platform/second-factor/totp.ts';
import { recordAudit, type Actor } from '../audit/record-audit.ts';
import { deleteRecoveryCode, spendTotpStep, type AdminRow } from './queries.ts';

/**
 * Whether this is a code of the admin's authenticator app, or a recovery code. Each code is
 * accepted once: a time step spends itself and those before it, a recovery code is deleted.
 */
export async function verifySecondFactor(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  admin: AdminRow,
  entered: string,
  actor: Actor,
): Promise<boolean> {
  const { db, clock } = platform;
  const { kind, code } = readSecondCode(entered);
  if (kind === 'app') {
    const now = clock.now();
    const { id, totp_secret: sealed } = admin;
    const step = sealed && findTotpStep(platform, 'admin totp', sealed, { code, now });
    return step !== null && (await spendTotpStep(db, id, step)) !== undefined;
  }
  const hash = hashRecoveryCode(platform, 'admin recovery code', admin.id, code);
  const spent = await deleteRecoveryCode(db, admin.id, hash);
  if (spent) await recordAudit(db, platform, actor, { action: 'recovery_code_used' });
  return spent !== undefined;
}
