import { callerLanguage } from '#server/platform/http/caller-language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { listOutbox } from './outbox-json.ts';
import { drawPicture } from '#server/notifications/pictures/draw-picture.ts';
import { outboxPage, outboxPolicy, PICTURE_PATH } from './outbox-page.ts';

type PagePlatform = Pick<Platform, 'db' | 'config' | 'files' | 'brand'>;

type Page = (request: Request) => Promise<Response>;

/**
 * The pages of the outbox, by path, for server/app to mount; in production they do not exist,
 * because they show codes. `?to=` filters by recipient, `?lang=` names the page's language.
 */
export function outboxPages(platform: PagePlatform): Record<string, Page> {
  const shown = (page: Page): Page => (platform.config.production ? notFound : page);
  return {
    '/dev/outbox': shown(async (request) => {
      const to = addressIn(request);
      const { brandName: brand, inboundTexts } = platform.config;
      const { searchParams } = new URL(request.url);
      const preferred = request.headers.get('accept-language') ?? undefined;
      const language = callerLanguage([searchParams.get('lang')], preferred, platform.config);
      const shown = { to, brand, language, canAnswer: inboundTexts !== undefined };
      const page = outboxPage(await listOutbox(platform, to), shown);
      return answer(page, 'text/html; charset=utf-8');
    }),
    '/dev/outbox.json': shown(async (request) => {
      const messages = await listOutbox(platform, addressIn(request));
      return answer(JSON.stringify(messages), 'application/json; charset=utf-8');
    }),
    [PICTURE_PATH]: shown(async (request) => {
      const name = new URL(request.url).searchParams.get('name') ?? '';
      const picture = await drawPicture(platform, name);
      return picture ? answer(new Uint8Array(picture), 'image/png', FRAMED) : notFound();
    }),
  };
}

async function notFound(): Promise<Response> {
  return new Response('Not found\n', { status: 404 });
}

/**
 * Normalizes an address as stored: e-mail in lower case; a plus sign of a phone may arrive as a
 * space.
 */
function addressIn(request: Request): string | undefined {
  const to = new URL(request.url).searchParams.get('to')?.toLowerCase();
  if (!to?.trim()) return undefined;
  // No address contains a NUL, and the database refuses it.
  return to
    .replaceAll('\0', '\uFFFD')
    .replace(/^ (?=\d)/, '+')
    .trim();
}

/** The frame of a mail is of no origin, hence another one. */
const FRAMED = { 'cross-origin-resource-policy': 'cross-origin' };

function answer(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  more: Record<string, string> = {},
): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': outboxPolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      ...more,
    },
  });
}
