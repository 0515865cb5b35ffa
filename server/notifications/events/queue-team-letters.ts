import type { AdminRole } from '#contract/admin/roles.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import { queueLetter, type Recipient } from '#server/notifications/outbox/outbox.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import { uuidv7 } from '#server/platform/uuid.ts';

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

/** One of the operator's people has another role, or none any more. */
export interface TeamChangeMessage {
  to: Recipient;
  role: AdminRole | null;
}

/** Queues the mail about it, in the transaction of the change. */
export async function queueTeamChange(
  tx: Tx,
  platform: Omit<NotifyPlatform, 'db' | 'live'>,
  { to, role }: TeamChangeMessage,
): Promise<void> {
  const { config, clock } = platform;
  const url = absoluteUrl(config, role === null ? hrefs.start() : hrefs.panel(), to.language);
  const letter = letters[to.language].teamChange({ brand: config.brandName, role, url });
  const key = uuidv7(clock.now().getTime());
  await queueLetter(tx, platform, { kind: 'teamChange', key, to, letter });
}
