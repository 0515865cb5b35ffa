import { createHmac } from 'node:crypto';
import { isEqualInConstantTime } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { isOfLate, noWebhook, receiveMail } from './webhook.ts';

/** Mailgun posts raw mails to addresses that end in `mime`. */
export const MAILGUN_PATH = '/api/inbound-mail/mailgun/mime';

/**
 * Receives a mail that a route of Mailgun forwards. Its signature covers a time and a random token, not the mail: TLS
 * does that. It does not say who delivered the mail, so that only DKIM proves its author.
 */
export async function receiveFromMailgun(platform: Platform, request: Request): Promise<Response> {
  const key = platform.config.replies?.mailgunKey;
  if (key === undefined) return noWebhook();
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return receiveMail(platform, request, async (body) => {
    const form = await new Response(body, { headers }).formData().catch(() => undefined);
    const field = (name: string) => {
      const value = form?.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [timestamp, token] = [field('timestamp'), field('token')];
    const right = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    const isSigned = isEqualInConstantTime(field('signature'), right);
    if (!isSigned || !isOfLate(platform, timestamp)) return undefined;
    const mime = form?.get('body-mime') ?? '';
    const raw =
      typeof mime === 'string' ? Buffer.from(mime) : new Uint8Array(await mime.arrayBuffer());
    const recipients = field('recipient')
      .split(',')
      .map((address) => address.trim());
    return { mail: { raw, recipients, returnPath: field('sender'), peer: null }, nonce: token };
  });
}
