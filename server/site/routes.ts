import { readBrandStyle, readLogo, readSitePage, writeContact } from '#contract/site.ts';
import { assertPlainName } from '#server/platform/plain-name.ts';
import type { Platform } from '#server/platform/platform.ts';
import { limit } from '#server/platform/limits/call-limits.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { storeContactMessage } from './contact-messages.ts';
import { brandStyle } from './brand-style.ts';
import { readPage } from './pages.ts';
import { findLogoBytes } from './queries-settings.ts';

/** Pages, brand and contact form of the site: public. */
export function siteRoutes(platform: Platform): Route[] {
  return [
    route(readSitePage, async ({ params: { slug } }, { language }) => {
      const { version, publishedAt, content } = await readPage(platform.db, { slug, language });
      return { slug, language, version, publishedAt, content };
    }),
    route(readLogo, async ({ params: { id } }) => {
      const png = await findLogoBytes(platform.db, id);
      assertThat(png !== undefined, 'not_found');
      return fileOf(png, { mediaType: 'image/png', name: 'logo.png' });
    }),
    route(readBrandStyle, async () =>
      fileOf(Buffer.from(brandStyle(platform.brand.now())), {
        mediaType: 'text/css; charset=utf-8',
        name: 'brand.css',
      }),
    ),
    route(writeContact, async ({ body: { name, email, message } }, call) => {
      assertPlainName(name);
      await limit(platform, call, 'contact');
      const userId = call.session?.userId ?? null;
      const { language } = call;
      const written = { userId, name, email, message, language };
      return { id: await storeContactMessage(platform, written, call) };
    }),
  ];
}

function fileOf(bytes: Buffer, { mediaType, name }: { mediaType: string; name: string }) {
  return { mediaType, name, bytes: bytes.byteLength, inline: true, content: once(bytes) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
