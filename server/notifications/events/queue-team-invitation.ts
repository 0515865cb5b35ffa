import type { AdminRole } from '#contract/admin/roles.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import { queueLetter, type Recipient } from '#server/notifications/outbox/outbox.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';

/** An invitation to the operator's people. */
export interface TeamInvitationMessage {
  id: string;
  token: string;
  to: Recipient;
  role: AdminRole;
  /** How long its link opens. */
  hours: number;
}

/** Queues the mail with the link of an invitation, in the transaction that stores its hash. */
export async function queueTeamInvitation(
  tx: Tx,
  platform: Omit<NotifyPlatform, 'db' | 'live'>,
  { id: key, token, to, role, hours }: TeamInvitationMessage,
): Promise<void> {
  const { config } = platform;
  const url = absoluteUrl(config, hrefs.teamInvitation(token), to.language);
  const letter = letters[to.language].teamInvitation({ brand: config.brandName, role, hours, url });
  await queueLetter(tx, platform, { kind: 'teamInvitation', key, to, letter });
}
