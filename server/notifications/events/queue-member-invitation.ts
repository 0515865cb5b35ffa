import type { Tx } from '#server/platform/database/db.ts';
import { deleteAnswerLinksOfTeam } from '#server/notifications/answer-links/queries-answer-links.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import { queueLetter, type Recipient } from '#server/notifications/outbox/outbox.ts';
import { deleteNoticesOfTeam } from '#server/notifications/queries-leaving.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';
import { deleteReplyAddressesOfTeam } from '#server/notifications/reply-addresses/queries-reply-addresses.ts';
import { letters } from '#server/notifications/texts/texts.ts';

/** An invitation to the team of a professional. */
export interface MemberInvitationMessage {
  id: string;
  token: string;
  to: Recipient;
  business: string;
  /** How long its link opens. */
  days: number;
}

/** Queues the mail with the link of an invitation, in the transaction that stores its hash. */
export async function queueMemberInvitation(
  tx: Tx,
  platform: Omit<NotifyPlatform, 'db' | 'live'>,
  { id: key, token, to, business, days }: MemberInvitationMessage,
): Promise<void> {
  const { config } = platform;
  const url = absoluteUrl(config, hrefs.memberInvitation(token), to.language);
  const said = { brand: config.brandName, business, days, url };
  const letter = letters[to.language].memberInvitation(said);
  await queueLetter(tx, platform, { kind: 'memberInvitation', key, to, letter });
}

/**
 * Deletes what somebody who leaves a team was sent about its jobs: notices, the letters that wait, and
 * the links and addresses by which they could answer.
 */
export async function deleteTeamLetters(
  tx: Tx,
  member: { userId: string; professionalId: string },
): Promise<void> {
  await deleteNoticesOfTeam(tx, member);
  await deleteAnswerLinksOfTeam(tx, member);
  await deleteReplyAddressesOfTeam(tx, member);
}
