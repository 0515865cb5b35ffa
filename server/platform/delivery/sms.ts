import type { Config } from '#server/platform/config/config.ts';
import { DeliveryError } from './delivery-error.ts';

/** Sends text messages through the configured service. */
export interface Texter {
  /** `to` in E.164, or that behind `whatsapp:`. @throws DeliveryError */
  send(message: { to: string; text: string }): Promise<void>;
}

/** Before the phone of somebody who is written to by WhatsApp. */
export const WHATSAPP = 'whatsapp:';

/** The service of SMS_*, with Twilio's API; undefined where there is none. */
export function openTexter({ sms }: Pick<Config, 'sms'>): Texter | undefined {
  if (!sms) return undefined;
  const url = new URL(`/2010-04-01/Accounts/${sms.account}/Messages.json`, sms.baseUrl);
  const credentials = Buffer.from(`${sms.account}:${sms.token}`).toString('base64');
  return {
    send: async ({ to, text }) => {
      const from = to.startsWith(WHATSAPP) ? sms.whatsapp && WHATSAPP + sms.whatsapp : sms.from;
      if (!from) throw new DeliveryError('WHATSAPP_FROM is not set', true);
      const answer = await post(url, {
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
      });
      if (!answer.ok) throw refused(answer.status, await answer.text().catch(() => ''));
      await assertAccepted(answer);
    },
  };
}

async function post(url: URL, call: Pick<RequestInit, 'headers' | 'body'>): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(10_000);
    return await fetch(url, { ...call, method: 'POST', redirect: 'error', signal });
  } catch (error) {
    throw new DeliveryError(`The SMS service could not be reached: ${String(error)}`, false);
  }
}

/**
 * An accepted message has an id. A status alone may come from a proxy in between, or from an answer
 * that broke off.
 */
async function assertAccepted(answer: Response): Promise<void> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body === 'object' && body !== null && 'sid' in body) return;
  throw new DeliveryError(`The SMS service answered ${answer.status} without a message id`, false);
}

/**
 * A 4xx answer is about this message and permanent, unless it is about our account or a rate limit.
 */
function refused(status: number, body: string): DeliveryError {
  const isFinal = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
  return new DeliveryError(`The SMS service answered ${status}: ${body.slice(0, 300)}`, isFinal);
}
