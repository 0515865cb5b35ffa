import type { CatalogueEntry } from '#contract/admin/catalogue.ts';
import { CATEGORIES } from '#contract/professionals/catalogue.ts';
import { inEachUnderstood } from '#contract/in-each.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { PROFESSION_ICONS } from '#contract/professionals/profession-icons.ts';
import { builtInName, isBuiltIn } from '#contract/professionals/professions.ts';
import { countRequestsByProfession } from '#server/requests/requests.ts';
import {
  countByProfession,
  listCatalogueRows,
  professionNumbered,
  readQuestions,
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
  const builtIn = (language: UnderstoodLanguage) => builtInName(profession, language) ?? '';
  return {
    profession,
    version: versionOf(row),
    names: inEachUnderstood((language) => wordOf(row.names, language) ?? builtIn(language)),
    builtInNames: isBuiltIn(profession) ? inEachUnderstood(builtIn) : null,
    cueWords: inEachUnderstood((language) => wordsOf(row.cue_words, language)),
    examples: inEachUnderstood((language) => wordsOf(row.examples, language)),
    extraQuestions: readQuestions(row.extra_questions),
    active: row.active,
    category: CATEGORIES.find((category) => category === row.category) ?? 'home_services',
    icon: PROFESSION_ICONS.find((icon) => icon === row.icon) ?? null,
  };
}
