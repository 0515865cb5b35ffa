import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import {
  listPageVersions,
  listSitePages,
  publishPage,
  readPageVersion,
  restorePage,
} from '#contract/admin/site.ts';
import { sendEmailCode, verifyEmailCode } from '#contract/accounts/accounts.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { MAX_PAGE_LENGTH, readSitePage, type PageSlug } from '#contract/site.ts';
import { anAdmin, type AnAdmin } from '#tests/support/admin/admins.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';

let site: StartedApp;
let admin: AnAdmin;
beforeAll(async () => {
  site = await startApp();
  admin = await anAdmin(site);
});
afterAll(() => site.stop());

const page = (slug: PageSlug, language: UnderstoodLanguage) => ({ slug, language });
const saying = (title: string) => ({
  title,
  lead: '',
  sections: [{ title: 'One', text: '- a\n- b' }],
});
const sections = (count: number, text: string) =>
  Array.from({ length: count }, () => ({ title: 'a', text }));
const shown = (slug: PageSlug, language: UnderstoodLanguage) =>
  nobody(site).call(readSitePage, { params: { slug }, query: { language } });

describe('a page', () => {
  it.each(['about', 'contact', 'privacy', 'terms'] as const)(
    '%s shows the built-in text, in every language, where nothing was published',
    async (slug) => {
      const titles = await Promise.all(
        (['en', 'fr', 'es'] as const).map(async (language) => {
          const { version, publishedAt, content } = await shown(slug, language);
          expect([version, publishedAt]).toEqual([0, null]);
          expect(content.sections.length).toBeGreaterThan(0);
          return content.title;
        }),
      );
      expect(new Set(titles).size).toBe(3);
    },
  );

  it('shows the published text, in that language alone, until an older version is published again', async () => {
    const params = page('about', 'fr');
    const builtIn = (await shown('about', 'fr')).content;
    await admin.call(publishPage, { params, body: { basedOn: 0, content: saying('Nous') } });
    expect((await shown('about', 'fr')).content.title).toBe('Nous');
    expect((await shown('about', 'en')).version).toBe(0);
    await admin.call(restorePage, { params, body: { basedOn: 1, version: 0 } });
    expect(await shown('about', 'fr')).toMatchObject({ version: 2, content: builtIn });
    const versions = await admin.call(listPageVersions, { params });
    expect(
      versions.map(({ version, restores, publishedBy }) => [version, restores, publishedBy]),
    ).toEqual([
      [2, 0, admin.email],
      [1, null, admin.email],
      [0, null, null],
    ]);
    const first = { ...params, version: 1 };
    const read = await admin.call(readPageVersion, { params: first as never });
    expect(read.content).toEqual(saying('Nous'));
  });

  it('is listed in every language with the version that is shown', async () => {
    const listed = await admin.call(listSitePages);
    expect(listed).toHaveLength(12);
    const french = listed.find(({ slug, language }) => slug === 'about' && language === 'fr');
    expect(french?.current.version).toBe(2);
  });

  it('is audited without its text', async () => {
    const params = page('contact', 'en');
    await admin.call(publishPage, { params, body: { basedOn: 0, content: saying('Secretary') } });
    const rows = await site.platform.db.selectFrom('admin_audit').selectAll().execute();
    expect(rows.at(-1)).toMatchObject({
      action: 'published',
      target_kind: 'page',
      target: 'contact/en',
      after: { version: 1, sections: 1 },
    });
    expect(JSON.stringify(rows)).not.toContain('Secretary');
  });

  it.each(['update site_pages set title = $$x$$', 'delete from site_pages'])(
    'keeps all its versions: %s is refused',
    async (statement) => {
      await expect(sql.raw(statement).execute(site.platform.db)).rejects.toThrow(/only ever added/);
    },
  );
});

describe('the terms', () => {
  async function agreed(language: UnderstoodLanguage) {
    const email = `${language}-${Date.now()}@example.test`;
    const somebody = site.client();
    await somebody.call(sendEmailCode, { body: { email, language } });
    const { text } = await site.platform.db
      .selectFrom('outbox_messages')
      .select('text')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const body = { email, code, language, acceptedTerms: true };
    const { user } = await somebody.call(verifyEmailCode, { body });
    const { db } = site.platform;
    const { version } = await db
      .selectFrom('consents')
      .select('version')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return version;
  }

  it('a person agrees to are those shown in their language', async () => {
    expect(await agreed('es')).toBe('2026-11');
    const params = page('terms', 'es');
    await admin.call(publishPage, { params, body: { basedOn: 0, content: saying('Reglas') } });
    expect(await agreed('es')).toBe('es-1');
    expect(await agreed('en')).toBe('2026-11');
  });
});

describe('refused', () => {
  const publish = (path: string, body: object) =>
    admin.fetch(`/api/admin/pages/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is the second of two concurrent edits: the answer says what is there and by whom', async () => {
    const params = page('privacy', 'en');
    await admin.call(publishPage, { params, body: { basedOn: 0, content: saying('First') } });
    const second = { basedOn: 0, content: saying('Second') };
    const answer = await publish('privacy/en/versions', second);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: [{ field: 'version', problem: '1' }, { problem: admin.email }],
    });
    expect((await shown('privacy', 'en')).content.title).toBe('First');
  });

  it('is one of two who publish at once', async () => {
    const edits = ['One', 'Two'].map((title) =>
      publish('terms/fr/versions', { basedOn: 0, content: saying(title) }),
    );
    const statuses = (await Promise.all(edits)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409]);
  });

  it.each([
    ['without a title', { ...saying('x'), title: ' ' }],
    ['with markup fields', { ...saying('x'), html: '<b>' }],
    ['of too many sections', { ...saying('x'), sections: sections(41, 'b') }],
    [
      'of too many words',
      {
        ...saying('x'),
        sections: sections(5, 'b'.repeat(MAX_PAGE_LENGTH / 4)),
      },
    ],
  ])('is a page %s', async (_, content) => {
    const answer = await publish('about/en/versions', { basedOn: 0, content });
    expect(answer.status).toBe(422);
    expect((await shown('about', 'en')).version).toBe(0);
  });

  it('is an unknown page, language or version', async () => {
    expect(
      (await publish('imprint/en/versions', { basedOn: 0, content: saying('x') })).status,
    ).toBe(422);
    expect((await admin.fetch('/api/admin/pages/about/de/versions')).status).toBe(422);
    expect((await admin.fetch('/api/admin/pages/about/en/versions/7')).status).toBe(404);
    const restore = { basedOn: 0, version: 7 };
    expect((await publish('about/en/restorations', restore)).status).toBe(404);
    expect((await nobody(site).fetch('/api/site/pages/imprint')).status).toBe(422);
  });

  it('is a non-admin', async () => {
    const ana = await aCustomer(site, 'Ana');
    for (const path of ['/api/admin/pages', '/api/admin/pages/about/en/versions']) {
      expect((await nobody(site).fetch(path)).status).toBe(401);
      expect((await ana.fetch(path)).status).toBe(403);
    }
  });
});
