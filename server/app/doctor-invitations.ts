import type { Platform } from '#server/platform/platform.ts';
import { hasUnclaimed } from '#server/professionals/professionals.ts';
import type { Finding } from './doctor-finding.ts';

/** Whether professionals who are not on the platform can be invited, where there are any. */
export async function examineInvitations({
  config,
  db,
}: Pick<Platform, 'config' | 'db'>): Promise<Finding> {
  const what = 'invitations';
  const { channels } = config.invitations;
  if (channels.length === 0) {
    const note =
      'nobody who is not on the platform is invited: set OPERATOR_NAME and OPERATOR_ADDRESS, which the law wants in such messages';
    return { ok: !(await hasUnclaimed(db)), what, note };
  }
  if (!channels.includes('sms')) {
    const note = 'by e-mail only: whoever has no more than a phone waits until SMS_FROM is set';
    return { ok: true, what, note };
  }
  return { ok: true, what, note: 'by e-mail and text message' };
}
