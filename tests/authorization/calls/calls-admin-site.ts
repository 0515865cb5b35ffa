import { randomUUID } from 'node:crypto';
import { storeLogo } from '#server/site/site.ts';
import { aDrawing } from '#tests/support/pictures.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

const CONTENT = { title: 'Us', lead: '', sections: [{ title: 'One', text: 'Two' }] };

/** Calls on the brand, the pages and the contact messages of the site. */
export const adminSiteCalls: Ways = {
  'GET /api/site/pages/:slug': () => ({ path: '/api/site/pages/about?language=fr' }),
  'GET /api/site/logos/:id': async ({ world }) => {
    const { platform } = world.site;
    const drawn = { png: await aDrawing(), width: 60, height: 40 };
    const { logo } = await platform.db
      .transaction()
      .execute((tx) => storeLogo(platform, tx, drawn));
    return { path: `/api/site/logos/${logo.id}` };
  },
  'POST /api/contact': () => ({
    path: '/api/contact',
    body: { name: 'Ida', email: 'ida@example.test', message: 'Hello' },
  }),
  'PUT /api/admin/brand': async ({ world }) => {
    const { version } = await world.site.platform.db
      .selectFrom('site_settings')
      .select('version')
      .executeTakeFirstOrThrow();
    const body = { basedOn: version, name: null, colour: null, logoId: null, logoHasName: false };
    return { path: '/api/admin/brand', body };
  },
  'PUT /api/admin/units': async ({ world }) => {
    const { units_version: basedOn } = await world.site.platform.db
      .selectFrom('site_settings')
      .select('units_version')
      .executeTakeFirstOrThrow();
    return { path: '/api/admin/units', body: { basedOn, currency: null, distanceUnit: 'km' } };
  },
  'PUT /api/admin/languages': async ({ world }) => {
    const { languages_version: basedOn } = await world.site.platform.db
      .selectFrom('site_settings')
      .select('languages_version')
      .executeTakeFirstOrThrow();
    const body = { basedOn, offered: ['en', 'fr', 'es'], defaultLanguage: 'en' };
    return { path: '/api/admin/languages', body };
  },
  'POST /api/admin/brand/logos': async () => ({
    path: '/api/admin/brand/logos',
    file: new Blob([new Uint8Array(await aDrawing())], { type: 'image/png' }),
  }),
  'GET /api/admin/pages/:slug/:language/versions': () => ({
    path: '/api/admin/pages/about/en/versions',
  }),
  'GET /api/admin/pages/:slug/:language/versions/:version': () => ({
    path: '/api/admin/pages/about/en/versions/0',
  }),
  'POST /api/admin/pages/:slug/:language/versions': async (cell) => ({
    path: '/api/admin/pages/about/en/versions',
    body: { basedOn: await newest(cell), content: CONTENT },
  }),
  'POST /api/admin/pages/:slug/:language/restorations': async (cell) => ({
    path: '/api/admin/pages/about/en/restorations',
    body: { basedOn: await newest(cell), version: 0 },
  }),
  'PUT /api/admin/contact-messages/:id/answered': async ({ world }) => {
    const id = randomUUID();
    const said = { name: 'Ida', email: 'ida@example.test', message: 'Hello' };
    const row = {
      id,
      ...said,
      language: 'en' as const,
      created_at: world.site.platform.clock.now(),
    };
    await world.site.platform.db.insertInto('contact_messages').values(row).execute();
    return { path: `/api/admin/contact-messages/${id}/answered`, body: { answered: true } };
  },
};

async function newest({ world }: Cell): Promise<number> {
  const row = await world.site.platform.db
    .selectFrom('site_pages')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('slug', '=', 'about')
    .where('language', '=', 'en')
    .executeTakeFirst();
  return row?.version ?? 0;
}
