import type { Recipient } from '#server/notifications/outbox/outbox.ts';

/**
 * The recipient of mandatory notices: `email` only where it is proven, because an unproven one may
 * be a stranger's.
 */
export function securityRecipient(
  { email, phone }: { email: string | null; phone: string | null },
  language: Recipient['language'],
): Recipient | null {
  if (email !== null) return { channel: 'email', address: email, language };
  return phone === null ? null : { channel: 'sms', address: phone, language };
}
