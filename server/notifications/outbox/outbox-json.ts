import type { Platform } from '#server/platform/platform.ts';
import { findNewestMessages } from './queries-outbox.ts';

const most = 200;

/** A message as the outbox shows it. */
export interface OutboxMessage {
  id: string;
  channel: 'email' | 'sms' | 'push';
  to: string;
  subject: string;
  text: string;
  html: string | null;
  createdAt: string;
}

/** The newest 200 messages, of everybody or to one address, newest first. */
export async function listOutbox(
  { db }: Pick<Platform, 'db'>,
  to: string | undefined,
): Promise<OutboxMessage[]> {
  const rows = await findNewestMessages(db, { to, limit: most });
  return rows.map(({ id, channel, recipient, subject, text, html, created_at }) => ({
    id,
    channel,
    to: recipient,
    subject,
    text,
    html,
    createdAt: created_at.toISOString(),
  }));
}
