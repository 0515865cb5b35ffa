import type { Hono } from 'hono';
import { streamed } from '#server/platform/http/http-stream.ts';
import type { Platform } from '#server/platform/platform.ts';
import { sendWithETag } from './send.ts';
import { pagesOf, pagesOfTrade, listFiles } from './sitemap.ts';
import type { Site } from './site.ts';

const XML = 'application/xml; charset=utf-8';
const KEPT = 'public, max-age=3600';
const POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Mounts robots.txt and the sitemap. */
export function mountRobotsAndSitemap(app: Hono, platform: Platform, site: Site): void {
  const { publicUrl } = site;
  app.get('/robots.txt', (c) =>
    sendWithETag(c, robots(publicUrl), { type: 'text/plain; charset=utf-8', caching: KEPT }),
  );
  app.get('/sitemap.xml', async (c) => {
    const files = await listFiles(platform.replica.read, site);
    const entries = files.map(
      (file) => `<sitemap><loc>${publicUrl}/sitemap/${file}</loc></sitemap>`,
    );
    const kind = 'sitemapindex';
    return sendWithETag(c, `${begin(kind)}${entries.join('\n')}\n</${kind}>\n`, {
      type: XML,
      caching: KEPT,
    });
  });
  app.get('/sitemap/:file', async (c) => {
    const file = c.req.param('file');
    if (!(await listFiles(platform.replica.read, site)).includes(file)) {
      return c.text('Not found\n', 404, { 'cache-control': 'no-cache' });
    }
    const [, number] = /^professionals-(\d+)\.xml$/.exec(file) ?? [];
    const pages = number
      ? pagesOf(platform.replica.read, Number(number), site)
      : pagesOfTrade(platform.replica.read, file);
    return streamed(c, {
      content: linesOf(pages, publicUrl),
      headers: { 'content-type': XML, 'cache-control': KEPT, 'content-security-policy': POLICY },
      facts: { route: '/sitemap/:file' },
      log: platform.log,
    });
  });
}

/** Photos of public pages may be crawled; the rest of the API may not. */
function robots(publicUrl: string): string {
  return `User-agent: *
Allow: /
Allow: /api/public-photos/
Disallow: /api/
Disallow: /ask
Disallow: /dev/

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Streamed: a file may hold 50,000 addresses. */
async function* linesOf(
  pages: AsyncIterable<{ address: string; changed: Date | undefined }>,
  publicUrl: string,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(begin('urlset'));
  for await (const { address, changed } of pages) {
    const day = changed && `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`;
    yield encoder.encode(`<url><loc>${publicUrl}${address}</loc>${day ?? ''}</url>\n`);
  }
  yield encoder.encode('</urlset>\n');
}

function begin(kind: 'sitemapindex' | 'urlset'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
}
