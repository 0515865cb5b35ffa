import type { Values } from './variables.ts';

/**
 * The sender of invitations to unclaimed professionals, and their channels; without channels nobody
 * is invited.
 */
export interface Invitations {
  sender: { name: string; address: string };
  channels: readonly ('email' | 'sms')[];
}

/**
 * Unsolicited messages name their sender: without OPERATOR_NAME and OPERATOR_ADDRESS nobody is
 * invited, except where nothing leaves the outbox. In production only by channels with a carrier.
 */
export function invitationsOf(values: Values, publicUrl: string): Invitations {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, BRAND_NAME, NODE_ENV } = values;
  const production = NODE_ENV === 'production';
  const [byMail, bySms] = [values.SMTP_URL !== undefined, values.SMS_FROM !== undefined];
  const stayInOutbox = !production && !byMail && !bySms;
  if (!name || !address) {
    const sender = { name: BRAND_NAME, address: publicUrl };
    return { sender, channels: stayInOutbox ? ['email', 'sms'] : [] };
  }
  const channels = [
    ...(byMail || !production ? (['email'] as const) : []),
    ...(bySms || !production ? (['sms'] as const) : []),
  ];
  return { sender: { name, address }, channels };
}
