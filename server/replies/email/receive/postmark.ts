import { z } from 'zod';
import { isEqualInConstantTime } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import { readHeader } from '#server/replies/email/examine/header-facts.ts';
import { noWebhook, receiveMail } from './webhook.ts';

export const POSTMARK_PATH = '/api/inbound-mail/postmark';

const inbound = z.object({ OriginalRecipient: z.string().max(320), RawEmail: z.string() });

/**
 * Receives a mail from Postmark, whose webhook signs nothing and has a password instead. It does not say who
 * delivered the mail, so that only DKIM proves its author; it may send a mail twice, which counts once.
 */
export async function receiveFromPostmark(platform: Platform, request: Request): Promise<Response> {
  const password = platform.config.replies?.postmarkPassword;
  if (password === undefined) return noWebhook();
  const right = `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`;
  const isPostmark = isEqualInConstantTime(request.headers.get('authorization') ?? '', right);
  return receiveMail(platform, request, async (body) => {
    const read = isPostmark ? inbound.safeParse(jsonOf(body)) : undefined;
    if (!read?.success) return undefined;
    const raw = Buffer.from(read.data.RawEmail);
    const header = await readHeader(raw);
    const [returnPath] = header?.fields.get('return-path') ?? [];
    return {
      mail: {
        raw,
        recipients: [read.data.OriginalRecipient],
        returnPath: (returnPath ?? header?.from ?? '').replaceAll(/[<>\s]/g, ''),
        peer: null,
      },
      nonce: null,
    };
  });
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
