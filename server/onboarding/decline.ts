import type { InvitedJob } from '#contract/professionals/onboarding.ts';
import { findInvitedJob, respondToLead } from '#server/matching/matching.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, ignoreRefusals } from '#server/platform/refusal.ts';
import { lockInvitation } from './invitations/lock-invitation.ts';
import { updateInvitationOutcome } from './invitations/queries-invitations.ts';

/**
 * Declines the job of a personal link, which still works. A job that is over stays as it is. @returns the job in its new state; null where it was
 * deleted
 * @throws Refusal `not_found` where the link was used meanwhile
 */
export async function decline(platform: Platform, token: string): Promise<InvitedJob | null> {
  const { db, clock } = platform;
  const invitation = await db.transaction().execute(async (tx) => {
    const live = await lockInvitation(tx, token, clock.now());
    assertThat(live !== undefined, 'not_found');
    await updateInvitationOutcome(tx, live.id, 'declined');
    return live;
  });
  const { lead_id: leadId, professional_id: professionalId } = invitation;
  if (leadId === null) return null;
  const answer = respondToLead(platform, { professionalId, userId: null }, leadId, {
    status: 'denied',
  });
  await ignoreRefusals(answer);
  return findInvitedJob(db, leadId);
}
