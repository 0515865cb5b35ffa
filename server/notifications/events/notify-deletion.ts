import type { AccountRow } from '#server/accounts/accounts.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import type { Channel } from '#contract/notifications.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { securityRecipient } from './security-recipient.ts';
import { storeNotice, type NotifyPlatform } from '#server/notifications/notify.ts';
import { renderLetter } from '#server/notifications/render-letter.ts';

/** Notices of a deletion. */
export interface DeletionNotice {
  account: AccountRow;
  state: 'planned' | 'undone';
  /** When everything is (or was to be) deleted, shown in `timeZone`. */
  at: Date;
  timeZone: string;
}

/**
 * Notifies a person that their account will be deleted and how to keep it, or that it stays, in the same transaction; mandatory. @returns the channel of the letter, or null without a proven
 * address
 */
export async function notifyDeletion(
  tx: Tx,
  platform: Omit<NotifyPlatform, 'db'>,
  { account, state, at, timeZone }: DeletionNotice,
): Promise<Channel | null> {
  const { email, email_proven_at: provenAt, phone } = account;
  const language = readerLanguage(platform.config, account.language);
  const key = uuidv7(platform.clock.now().getTime());
  const kind = 'accountDeletion';
  const facts = { state, at: at.toISOString(), timeZone, href: hrefs.account() };
  await storeNotice(tx, platform, account, { kind, facts, key });
  const to = securityRecipient({ email: provenAt && email, phone }, language);
  if (!to) return null;
  const letter = renderLetter({ kind, facts }, language, platform.config);
  await queueLetter(tx, platform, { kind, key, to, letter });
  return to.channel;
}
