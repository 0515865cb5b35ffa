import { PROFESSION_ICONS, type CatalogueEntry } from '#contract/admin/catalogue.ts';
import { CATEGORIES } from '#contract/professionals/catalogue.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { PROFESSION_NAMES, type Profession } from '#contract/professionals/professions.ts';
import { countRequestsByProfession } from '#server/requests/requests.ts';
import {
  countByProfession,
  listCatalogueRows,
  professionNumbered,
  versionOf,
  wordOf,
  wordsOf,
  type CatalogueRow,
} from '#server/professionals/professionals.ts';
import type { Db } from '#server/platform/database/db.ts';

/** All trades with the operator's changes, in the order of the catalogue. */
export async function readCatalogue(db: Db): Promise<CatalogueEntry[]> {
  const rows = await listCatalogueRows(db);
  const professionals = await countByProfession(db);
  const requests = await countRequestsByProfession(db);
  return rows.map((row) => ({
    ...presentTrade(row),
    professionals: professionals.get(row.id) ?? 0,
    requests: requests.get(row.id)?.all ?? 0,
    openRequests: requests.get(row.id)?.open ?? 0,
  }));
}

function presentTrade(row: CatalogueRow) {
  const profession = professionNumbered(row.id);
  return {
    profession,
    version: versionOf(row),
    names: spoken((language) => wordOf(row.names, language) ?? builtIn(profession, language)),
    builtInNames: spoken((language) => builtIn(profession, language)),
    cueWords: spoken((language) => wordsOf(row.cue_words, language)),
    active: row.active,
    category: CATEGORIES.find((category) => category === row.category) ?? 'home_services',
    icon: PROFESSION_ICONS.find((icon) => icon === row.icon) ?? null,
  };
}

function builtIn(profession: Profession, language: Language): string {
  return PROFESSION_NAMES[language][profession].one;
}

function spoken<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<
    Language,
    Value
  >;
}
