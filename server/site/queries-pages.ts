import { sql, type Insertable, type Selectable } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { PageSlug } from '#contract/site.ts';
import type { Db, Tables, Tx } from '#server/platform/database/db.ts';

export type PageRow = Selectable<Tables['site_pages']>;
type VersionRow = Omit<PageRow, 'lead' | 'sections'>;

/** A page in one language. */
export interface PageOf {
  slug: PageSlug;
  language: Language;
}

const VERSION_COLUMNS = [
  'slug',
  'language',
  'version',
  'title',
  'restores',
  'published_at',
  'published_by',
] as const;

/** Serializes the publishing of a page in a language. */
export async function lockPage(tx: Tx, { slug, language }: PageOf): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`site_pages:${slug}:${language}`}))`.execute(
    tx,
  );
}

/** The newest version; undefined where nothing was published. */
export async function findNewestPage(db: Db, of: PageOf): Promise<PageRow | undefined> {
  return db
    .selectFrom('site_pages')
    .selectAll()
    .where('slug', '=', of.slug)
    .where('language', '=', of.language)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findPageVersion(
  db: Db,
  of: PageOf & { version: number },
): Promise<PageRow | undefined> {
  return db
    .selectFrom('site_pages')
    .selectAll()
    .where('slug', '=', of.slug)
    .where('language', '=', of.language)
    .where('version', '=', of.version)
    .executeTakeFirst();
}

/** The published versions of a page, newest first. */
export async function listVersions(db: Db, of: PageOf): Promise<VersionRow[]> {
  return db
    .selectFrom('site_pages')
    .select(VERSION_COLUMNS)
    .where('slug', '=', of.slug)
    .where('language', '=', of.language)
    .orderBy('version', 'desc')
    .execute();
}

/** The newest version of every published page. */
export async function listNewestPages(db: Db): Promise<VersionRow[]> {
  return db
    .selectFrom('site_pages')
    .distinctOn(['slug', 'language'])
    .select(VERSION_COLUMNS)
    .orderBy('slug')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
}

export async function insertPage(tx: Tx, row: Insertable<Tables['site_pages']>) {
  await tx.insertInto('site_pages').values(row).execute();
}
