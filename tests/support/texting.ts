import { setNotificationPreferences } from '#contract/notifications.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { signText } from '#server/platform/delivery/text-signature.ts';
import { TEXTS_PATH } from '#server/replies/replies.ts';
import type { StartedApp } from './app.ts';
import { aProfessional, type Professional } from './people.ts';

let numbers = 0;

/** A phone nobody else of this process has (E.164). */
export function aPhone(): string {
  numbers += 1;
  return `+1514555${String(numbers).padStart(4, '0')}`;
}

/** A professional who gets new leads and messages by text. */
export async function aTextedProfessional(
  site: StartedApp,
  name: string,
  language: UnderstoodLanguage = 'en',
): Promise<Professional & { phone: string }> {
  const phone = aPhone();
  const professional = await aProfessional(site, name, { phone, language });
  const channels = { email: false, sms: true, push: false };
  await professional.call(setNotificationPreferences, {
    body: {
      kinds: [
        { kind: 'leads', channels },
        { kind: 'messages', channels },
      ],
      quietHours: null,
    },
  });
  return { ...professional, phone };
}

/** What a phone sends, as Twilio hands it over. */
export interface SentText {
  from: string;
  body?: string;
  /** The provider's id of it; a new one by default. */
  id?: string;
  pictures?: readonly string[];
  /** Instead of the right signature; null for none. */
  signature?: string | null;
}

/** Sends a text to a site by its webhook; returns the answer. */
export async function sendText(site: StartedApp, sent: SentText): Promise<Response> {
  const { config } = site.platform;
  const { account = '', token = '' } = config.inboundTexts ?? {};
  const form = new URLSearchParams(fieldsOf(sent, account));
  const right = signText(token, `${config.publicUrl}${TEXTS_PATH}`, form);
  const signature = sent.signature === undefined ? right : sent.signature;
  return fetch(`${site.url}${TEXTS_PATH}`, {
    method: 'POST',
    body: form,
    headers: signature === null ? {} : { 'x-twilio-signature': signature },
  });
}

function fieldsOf({ from, body = '', id, pictures = [] }: SentText, account: string) {
  numbers += 1;
  return {
    AccountSid: account,
    MessageSid: id ?? `SM${String(numbers).padStart(32, '0')}`,
    From: from,
    To: '+15145550100',
    Body: body,
    NumMedia: String(pictures.length),
    ...Object.fromEntries(pictures.map((address, place) => [`MediaUrl${place}`, address])),
  };
}

/** The texts to a phone, or to `whatsapp:` and a phone, the oldest first. */
export async function textsTo(site: StartedApp, phone: string): Promise<string[]> {
  const rows = await site.platform.db
    .selectFrom('outbox_messages')
    .select('text')
    .where('recipient', '=', phone)
    .where('channel', '=', 'sms')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ text }) => text);
}
