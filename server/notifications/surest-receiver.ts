import type { Receiver } from './outbox.ts';

/**
 * Where what nobody can switch off is written to: `email` only where it is proven, for another may be
 * a stranger's, who is not to be written to.
 */
export function surestReceiver(
  { email, phone }: { email: string | null; phone: string | null },
  language: Receiver['language'],
): Receiver | null {
  if (email !== null) return { channel: 'email', address: email, language };
  return phone === null ? null : { channel: 'sms', address: phone, language };
}
