import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { listOutbox } from '#server/notifications/notifications.ts';
import { WHATSAPP } from '#server/platform/delivery/sms.ts';
import { signText } from '#server/platform/delivery/text-signature.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import { isCrossSite } from '#server/platform/http/cross-site.ts';
import type { Platform } from '#server/platform/platform.ts';
import { TEXTS_PATH } from '#server/replies/replies.ts';
import { originOf } from '#server/app/demo/identity/here.ts';
import { choosePhonePage, PHONE_POLICY, phonePage } from './phone-page.ts';
import { makeSentTexts, type SentText, type SentTexts } from './sent-texts.ts';

const PHONE = /^\+[1-9]\d{6,14}$/;
const MAX_CHARACTERS = 1600;

type PhonePlatform = Pick<Platform, 'brand' | 'db' | 'config' | 'clock'>;

/**
 * Mounts the stand-in for a phone at `/dev/phone?number=+1…`: it shows the texts of that number, and
 * sends its answers through the webhook, signed as the provider's. In production it does not exist.
 */
export function mountPhone(app: Hono, platform: PhonePlatform): void {
  const { config } = platform;
  if (config.production || !config.inboundTexts) return;
  const sentTexts = makeSentTexts();
  app.get('/dev/phone', (c) => showPhone(c, platform, sentTexts));
  app.post('/dev/phone', async (c) => {
    if (isCrossSite(c, originOf(c, config))) return c.text('Not from another site\n', 403);
    const form = await c.req.parseBody();
    const number = phoneIn(form['number']);
    const text = typeof form['body'] === 'string' ? form['body'].slice(0, MAX_CHARACTERS) : '';
    if (!number || text.trim() === '') return c.text('A number and a text, please\n', 422);
    const by = form['by'] === 'whatsapp' ? 'whatsapp' : 'sms';
    const at = platform.clock.now();
    const { status } = await app.request(webhook(platform, { number, text, by }));
    if (status === 200) sentTexts.add(number, { text, by, at });
    const query = new URLSearchParams({ number, by, lang: languageOf(c, form['lang']) });
    if (status !== 200) query.set('refused', String(status));
    return c.redirect(`/dev/phone?${query.toString()}`, 303);
  });
  const languageOf = (c: Context, lang: unknown) =>
    callerLanguage([lang], c.req.header('accept-language'), config);
}

async function showPhone(
  c: Context,
  platform: PhonePlatform,
  sentTexts: SentTexts,
): Promise<Response> {
  const { config } = platform;
  const { lang, number: typed, by, refused } = c.req.query();
  const language = callerLanguage([lang], c.req.header('accept-language'), config);
  const shown = { language, brand: config.brandName };
  const number = phoneIn(typed);
  const page = number
    ? phonePage(
        {
          number,
          received: await receivedBy(platform, number),
          sent: sentTexts.of(number),
          by: by === 'whatsapp' ? 'whatsapp' : 'sms',
          refused: Number(refused) || null,
        },
        shown,
      )
    : choosePhonePage(await recentPhones(platform), shown);
  return c.html(page, 200, {
    'cache-control': 'no-store',
    'content-security-policy': PHONE_POLICY,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
}

/** A phone as it was typed, in E.164; the plus of a query may arrive as a space. */
function phoneIn(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const number = typed.replace(/^ (?=\d)/, '+').replaceAll(/[\s().-]/g, '');
  return PHONE.test(number) ? number : undefined;
}

async function receivedBy(platform: PhonePlatform, number: string) {
  const texts = await listOutbox(platform, number);
  const others = await listOutbox(platform, WHATSAPP + number);
  return [...texts, ...others].filter(({ channel, text }) => channel === 'sms' && text !== '');
}

async function recentPhones(platform: PhonePlatform): Promise<string[]> {
  const messages = await listOutbox(platform, undefined);
  const texts = messages.filter(({ channel }) => channel === 'sms');
  return [...new Set(texts.map(({ to }) => to.replace(WHATSAPP, '')))];
}

/** The call of the provider about a text from a phone. */
function webhook(
  { config }: PhonePlatform,
  { number, text, by }: { number: string; text: string; by: SentText['by'] },
): Request {
  const { account, token, from, whatsapp } = config.inboundTexts!;
  const isSms = by === 'sms';
  const form = new URLSearchParams({
    AccountSid: account,
    MessageSid: `SM${randomBytes(16).toString('hex')}`,
    From: isSms ? number : WHATSAPP + number,
    To: isSms ? from : `${WHATSAPP}${whatsapp ?? from}`,
    Body: text,
    NumMedia: '0',
  });
  const url = config.publicUrl + TEXTS_PATH;
  const headers = { 'x-twilio-signature': signText(token, url, form) };
  return new Request(url, { method: 'POST', body: form, headers });
}
