import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isOfLate, noWebhook, receiveMail } from './webhook.ts';

/** Where a mail server or a program of the operator hands over a mail: docs/replies.md. */
export const SIGNED_MAIL_PATH = '/api/inbound-mail';

/** The headers that are signed, in this order. */
const ENVELOPE = [
  'x-nearhand-timestamp',
  'x-envelope-from',
  'x-envelope-to',
  'x-envelope-ip',
  'x-envelope-helo',
] as const;

/** Receives a raw mail (RFC 5322) with its envelope in headers, signed with REPLY_WEBHOOK_SECRET. */
export async function receiveSignedMail(platform: Platform, request: Request): Promise<Response> {
  const secret = platform.config.replies?.webhookSecret;
  if (secret === undefined) return noWebhook();
  const said = ENVELOPE.map((name) => request.headers.get(name) ?? '');
  const [timestamp = '', from = '', to = '', ip = '', helo = ''] = said;
  return receiveMail(platform, request, async (raw) => {
    const given = request.headers.get('x-nearhand-signature') ?? '';
    const right = signMail(secret, said, raw);
    if (!isOfLate(platform, timestamp) || !isEqualInConstantTime(given, right)) return undefined;
    const recipients = to.split(',').map((address) => address.trim());
    const peer = ip === '' ? null : { ip, helo: helo || ip };
    return { mail: { raw, recipients, returnPath: from, peer }, nonce: right };
  });
}

/** HMAC-SHA-256 in hexadecimal, over the values of the headers, each with a line break after it, and the mail. */
export function signMail(secret: string, envelope: readonly string[], raw: Uint8Array): string {
  const signer = createHmac('sha256', secret);
  for (const value of envelope) signer.update(`${value}\n`);
  return signer.update(raw).digest('hex');
}
