import type { Platform } from '#server/platform/platform.ts';
import { listOutbox } from './outbox-json.ts';
import { outboxPage, outboxPolicy } from './outbox-page.ts';

type PagePlatform = Pick<Platform, 'db' | 'config'>;

type Page = (request: Request) => Promise<Response>;

/**
 * The pages of the outbox, by path, for server/app to mount; in production they do not exist,
 * because they show codes. `?to=` filters by recipient.
 */
export function outboxPages(platform: PagePlatform): Record<string, Page> {
  const shown = (page: Page): Page => (platform.config.production ? notFound : page);
  return {
    '/dev/outbox': shown(async (request) => {
      const to = addressIn(request);
      const page = outboxPage(await listOutbox(platform, to), to);
      return answer(page, 'text/html; charset=utf-8');
    }),
    '/dev/outbox.json': shown(async (request) => {
      const messages = await listOutbox(platform, addressIn(request));
      return answer(JSON.stringify(messages), 'application/json; charset=utf-8');
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

function answer(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': outboxPolicy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}
