import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { readerLanguage } from '#contract/reader-language.ts';
import { SCHEME_SOURCE } from '#server/platform/page-look.ts';
import { document, type Page } from './page.ts';
import { SWITCH_SOURCE } from './scheme-switch.ts';
import type { Look, Site } from './site.ts';

const KEPT = 'public, max-age=300';

/**
 * Sends a page that is the same for everybody. One in a language that the site does not offer (any more)
 * redirects to the same page in its default, for as long as that is so.
 */
export function sendPage(c: Context, page: Page, site: Site): Response {
  const language = readerLanguage(site, page.language);
  if (page.addresses && language !== page.language) {
    const [path] = page.addresses[language].split('?');
    c.header('cache-control', 'no-cache');
    return c.redirect(`${path}${new URL(c.req.url).search}`, 302);
  }
  const isThere = page.addresses !== undefined;
  c.header('content-security-policy', policyOf(site.look));
  c.header('content-language', page.language);
  if (!isThere) c.header('x-robots-tag', 'noindex');
  return sendWithETag(c, document(page, site), {
    type: 'text/html; charset=utf-8',
    caching: isThere ? KEPT : 'no-cache',
    status: isThere ? 200 : 404,
  });
}

/**
 * These pages run no script but the two of the scheme, and load nothing from elsewhere; structured
 * data is not run.
 */
function policyOf({ styleSource }: Look): string {
  return [
    "default-src 'none'",
    `script-src ${SCHEME_SOURCE} ${SWITCH_SOURCE}`,
    `style-src 'self'${styleSource ? ` '${styleSource}'` : ''}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Sends a text with an ETag of its content, or 304. */
export function sendWithETag(
  c: Context,
  text: string,
  { type, caching, status = 200 }: { type: string; caching: string; status?: 200 | 404 },
): Response {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  c.header('cache-control', caching);
  c.header('etag', tag);
  if (status === 200 && c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304);
  c.header('content-type', type);
  return c.body(text, status);
}
