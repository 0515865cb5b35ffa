import type { PageVersion } from '#contract/admin/site.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import { PAGE_SLUGS, type PageContent, type PageSlug } from '#contract/site.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { assertBasedOn } from './based-on.ts';
import { presentVersion } from './present.ts';
import * as queries from './queries-pages.ts';
import type { PageOf } from './queries-pages.ts';
import { en } from '#server/site/built-in/en.ts';
import { es } from '#server/site/built-in/es.ts';
import { fr } from '#server/site/built-in/fr.ts';

/** The text of pages where the operator has published none: version 0. */
export const BUILT_IN = inEachLanguage<Readonly<Record<PageSlug, PageContent>>>(
  'server/site/pages',
  {
    en,
    fr,
    es,
  },
);

/** The version of the built-in terms; published ones are identified by language and version. */
const BUILT_IN_TERMS = '2026-11';

/** A version with its content. */
export type WholeVersion = PageVersion & { content: PageContent };

/**
 * The current content of a page in a language: the newest published version, else the built-in one.
 */
export async function readPage(db: Db, of: PageOf): Promise<WholeVersion> {
  return whole(await queries.findNewestPage(db, of), of);
}

/**
 * The content of a version of a page.
 * @throws Refusal `not_found`
 */
export async function readVersion(db: Db, of: PageOf & { version: number }): Promise<WholeVersion> {
  const row = of.version === 0 ? undefined : await queries.findPageVersion(db, of);
  assertThat(of.version === 0 || row !== undefined, 'not_found');
  return whole(row, of);
}

function whole(row: queries.PageRow | undefined, { slug, language }: PageOf): WholeVersion {
  const builtIn = BUILT_IN[language][slug];
  const content = row
    ? { title: row.title, lead: row.lead, sections: row.sections as PageContent['sections'] }
    : builtIn;
  return { ...presentVersion(row, builtIn.title), content };
}

/** The versions of a page, newest first; the last is the built-in one. */
export async function listPageVersions(db: Db, of: PageOf): Promise<PageVersion[]> {
  const rows = [...(await queries.listVersions(db, of)), undefined];
  return rows.map((row) => presentVersion(row, BUILT_IN[of.language][of.slug].title));
}

/** Every page in every language with its current version. */
export async function listCurrentPages(db: Db): Promise<(PageOf & { current: PageVersion })[]> {
  const rows = await queries.listNewestPages(db);
  return PAGE_SLUGS.flatMap((slug) =>
    LANGUAGES.map((language) => {
      const row = rows.find((one) => one.slug === slug && one.language === language);
      const current = presentVersion(row, BUILT_IN[language][slug].title);
      return { slug, language, current };
    }),
  );
}

/**
 * Publishes a new version.
 * @throws Refusal `changed_meanwhile` where `basedOn` is not the newest one
 */
export async function publishVersion(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  of: PageOf,
  edit: { basedOn: number; content: PageContent; by: string; restores?: number },
): Promise<PageVersion> {
  await queries.lockPage(tx, of);
  const newest = await queries.findNewestPage(tx, of);
  const by = newest?.published_by ?? null;
  assertBasedOn(edit.basedOn, { version: newest?.version ?? 0, by });
  const row = {
    slug: of.slug,
    language: of.language,
    version: edit.basedOn + 1,
    title: edit.content.title,
    restores: edit.restores ?? null,
    published_at: clock.now(),
    published_by: edit.by,
  };
  const { lead, sections } = edit.content;
  await queries.insertPage(tx, { ...row, lead, sections: JSON.stringify(sections) });
  return presentVersion(row, row.title);
}

/**
 * Publishes an old version again, as a new one.
 * @throws Refusal `not_found`, `changed_meanwhile`
 */
export async function restorePageVersion(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  of: PageOf,
  { basedOn, version, by }: { basedOn: number; version: number; by: string },
): Promise<PageVersion> {
  const { content } = await readVersion(tx, { ...of, version });
  return publishVersion(platform, tx, of, { basedOn, content, by, restores: version });
}

/** The identifier of the current terms in a language, as stored with an agreement. */
export async function currentTerms(db: Db, language: Language): Promise<string> {
  const newest = await queries.findNewestPage(db, { slug: 'terms', language });
  return newest ? `${language}-${newest.version}` : BUILT_IN_TERMS;
}
