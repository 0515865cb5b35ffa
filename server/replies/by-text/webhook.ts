import { messageSender } from '#server/messaging/messaging.ts';
import { asRefusal } from '#server/platform/http/errors.ts';
import { readLimitedBody } from '#server/platform/http/read-body.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSigned } from '#server/platform/delivery/text-signature.ts';
import { handleText } from './handle-text.ts';
import { readInboundText } from './inbound-text.ts';
import { limitUnsigned } from './limits.ts';
import type { TextDependencies } from './received.ts';

/** The webhook endpoint for texts that people send. */
export const TEXTS_PATH = '/api/hooks/sms';

/** Ten addresses of pictures and a long text. */
const MAX_BODY_BYTES = 64 * 1024;

const NOTHING_TO_SAY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

/** Receives a webhook from a network address. */
export type ReceiveText = (request: Request, address: string) => Promise<Response>;

/**
 * Makes the function that receives texts as Twilio hands them over, SMS and WhatsApp alike. Whatever is
 * answered leaves by the outbox, so that the webhook says nothing; what is not answered by 200 is to be
 * sent again (the fallback address of Twilio).
 */
export function textReceiver(platform: Platform, dependencies: TextDependencies): ReceiveText {
  const handling = { platform, dependencies, sendMessage: messageSender(platform) };
  return async (request, address) => {
    if (!platform.config.inboundTexts) return answer(404, 'Not found');
    try {
      const form = await readSignedForm(platform, request, address);
      if (form instanceof Response) return form;
      const text = readInboundText(form);
      if (text) await handleText(handling, text);
      return answer(200, NOTHING_TO_SAY);
    } catch (error) {
      return failed(platform, error);
    }
  };
}

/** The form of a webhook, or the refusal of one that the provider did not sign. */
async function readSignedForm(
  platform: Platform,
  request: Request,
  address: string,
): Promise<URLSearchParams | Response> {
  const inbound = platform.config.inboundTexts!;
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  const isForm = type.trim().toLowerCase() === 'application/x-www-form-urlencoded';
  if (!isForm) return answer(415, 'Only a form can be sent here');
  const body = await readLimitedBody(request, MAX_BODY_BYTES);
  if (!body) return answer(413, 'Too large');
  const form = new URLSearchParams(body.toString('utf8'));
  const { pathname, search } = new URL(request.url);
  const url = platform.config.publicUrl + pathname + search;
  const signature = request.headers.get('x-twilio-signature') ?? '';
  const isTheirs = isSigned(signature, { token: inbound.token, url, fields: form });
  if (isTheirs && form.get('AccountSid') === inbound.account) return form;
  await limitUnsigned(platform, address);
  return answer(403, 'Not signed by the provider');
}

function failed({ log }: Platform, error: unknown): Response {
  const refusal = asRefusal(error);
  if (!(error instanceof Refusal)) log.error({ err: error }, 'text not taken in');
  const status = { too_many: 429, unavailable: 503 }[refusal.code as string] ?? 500;
  const { retryAfterSeconds } = refusal.extra;
  return answer(
    status,
    'Please send it again',
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) },
  );
}

function answer(status: number, body: string, more: Record<string, string> = {}): Response {
  const type = status === 200 ? 'text/xml' : 'text/plain';
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    ...more,
  };
  return new Response(body, { status, headers });
}
