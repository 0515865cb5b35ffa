import type { Platform } from '#server/platform/platform.ts';
import { withMailStyle } from './mail-page.ts';
import { findNewestMessages } from './queries-outbox.ts';

const MAX_MESSAGES = 200;

/** A message as shown in the outbox. */
export interface OutboxMessage {
  id: string;
  channel: 'email' | 'sms' | 'push';
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** The address that takes the answer to a mail. */
  replyTo: string | null;
  createdAt: string;
}

/** The newest 200 messages, newest first, optionally to one address. */
export async function listOutbox(
  { db, brand }: Pick<Platform, 'db' | 'brand'>,
  to: string | undefined,
): Promise<OutboxMessage[]> {
  const rows = await findNewestMessages(db, { to, limit: MAX_MESSAGES });
  return rows.map(({ id, channel, recipient, subject, text, html, reply_to, created_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text,
    html: html && withMailStyle(html, brand.now().shades),
    replyTo: reply_to,
    createdAt: created_at.toISOString(),
  }));
}
