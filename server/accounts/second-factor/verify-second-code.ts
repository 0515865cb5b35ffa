import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashRecoveryCode } from '#server/platform/second-factor/recovery-codes.ts';
import type { SecondCode } from '#server/platform/second-factor/second-code.ts';
import { findTotpStep } from '#server/platform/second-factor/totp.ts';
import { deleteRecoveryCode, spendAppStep, type AppRow } from './queries-apps.ts';

/**
 * Whether this is a code of the person's app, or a recovery code. Each is accepted once: a time step
 * spends itself and those before it, a recovery code is deleted.
 */
export async function verifySecondCode(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config' | 'log'>,
  { user_id: userId, secret }: AppRow,
  { kind, code }: SecondCode,
): Promise<boolean> {
  if (kind === 'recovery') {
    const hash = hashRecoveryCode(platform, 'person recovery code', userId, code);
    return deleteRecoveryCode(tx, userId, hash);
  }
  const now = platform.clock.now();
  const step = findTotpStep(platform, 'person totp', secret, { code, now });
  return step !== null && spendAppStep(tx, userId, step);
}
