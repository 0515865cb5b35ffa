import { LANGUAGES, type Language, type SiteLanguages } from '#contract/language.ts';
import { readerLanguage } from '#contract/reader-language.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertBasedOn } from './based-on.ts';
import * as queries from './queries-settings.ts';

/** The languages an owner chose, and the version of the settings they saw. */
export interface LanguagesChoice {
  basedOn: number;
  offered: readonly Language[];
  defaultLanguage: Language;
}

type Following = Pick<Platform, 'db' | 'live' | 'languages'>;

/** Loads the languages once this node listens, and again on every invalidation. */
export function followLanguages(platform: Following): void {
  platform.live.onSharedInvalidated('languages', () => reloadLanguages(platform));
}

/** Reloads the languages: at once on the node that changed them, on the others by invalidation. */
export async function reloadLanguages({ db, languages }: Omit<Following, 'live'>): Promise<void> {
  languages.set(languagesOf(await queries.readSettings(db), languages));
}

/** The languages in force, and who chose them. */
export async function readLanguagesSettings({ db, languages }: Pick<Platform, 'db' | 'languages'>) {
  const row = await queries.readSettings(db);
  const { offeredLanguages: offered, defaultLanguage } = languagesOf(row, languages);
  return {
    version: row.languages_version,
    offered: [...offered],
    defaultLanguage,
    changedAt: row.languages_changed_at?.toISOString() ?? null,
    changedBy: row.languages_changed_by,
  };
}

/**
 * Changes the languages, and invalidates them on every node at the commit.
 * @throws Refusal `changed_meanwhile`
 */
export async function setLanguages(
  platform: Pick<Platform, 'clock' | 'live' | 'languages'>,
  tx: Tx,
  { basedOn, offered, defaultLanguage: default_language }: LanguagesChoice,
  by: string,
): Promise<{ before: LanguagesFacts; after: LanguagesFacts }> {
  const row = await queries.lockSettings(tx);
  assertBasedOn(basedOn, { version: row.languages_version, by: row.languages_changed_by });
  const chosen = {
    offered_languages: [...offered],
    default_language,
    languages_version: row.languages_version + 1,
  };
  await queries.updateSettings(tx, {
    ...chosen,
    languages_changed_at: platform.clock.now(),
    languages_changed_by: by,
  });
  await platform.live.invalidateShared(tx, 'languages');
  return { before: factsOf(row, platform.languages), after: factsOf(chosen, platform.languages) };
}

type LanguagesFacts = ReturnType<typeof factsOf>;
type Row = Pick<
  queries.SettingsRow,
  'languages_version' | 'offered_languages' | 'default_language'
>;

/** For the audit log. */
function factsOf(row: Row, holder: Platform['languages']) {
  const { offeredLanguages: offered, defaultLanguage } = languagesOf(row, holder);
  return { version: row.languages_version, offered, defaultLanguage };
}

/** All of them, and the default of the environment, until an owner chose. One that only a newer program knows is none. */
function languagesOf(
  { offered_languages: chosen, default_language }: Omit<Row, 'languages_version'>,
  { installedDefault }: Platform['languages'],
): SiteLanguages {
  const known = LANGUAGES.filter((language) => chosen?.includes(language) ?? true);
  const offeredLanguages = known.length > 0 ? known : LANGUAGES;
  const [first = installedDefault] = offeredLanguages;
  const wanted = [default_language, installedDefault];
  const defaultLanguage = readerLanguage({ offeredLanguages, defaultLanguage: first }, ...wanted);
  return { offeredLanguages, defaultLanguage };
}
