import type { Recipient } from '#server/notifications/outbox/outbox.ts';

/**
 * Where what nobody can switch off is written to: `email` only where it is proven, for another may be
 * a stranger's, who is not to be written to.
 */
export function securityRecipient(
  { email, phone }: { email: string | null; phone: string | null },
  language: Recipient['language'],
): Recipient | null {
  if (email !== null) return { channel: 'email', address: email, language };
  return phone === null ? null : { channel: 'sms', address: phone, language };
}
