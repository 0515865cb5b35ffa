import { createHash } from 'node:crypto';
import type { Category } from '#contract/professionals/catalogue.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import {
  PROFESSION_NAMES,
  professionId,
  type Profession,
} from '#contract/professionals/professions.ts';
import { foldText } from '#contract/fold-text.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { professionNumbered } from '../present.ts';
import { reloadCatalogue } from './catalogue.ts';
import { lockCatalogueRows, updateCatalogueRow, type CatalogueRow } from './queries-catalogue.ts';

/** The new settings of a trade; a name that is null is the built-in one. */
export interface TradeChange {
  version: string;
  names: Readonly<Record<Language, string | null>>;
  cueWords: Readonly<Record<Language, readonly string[]>>;
  active: boolean;
  category: Category;
  icon: string | null;
}

/** The settings of a trade before or after a change. */
export type TradeStanding = Pick<
  CatalogueRow,
  'names' | 'cue_words' | 'active' | 'category' | 'icon'
>;

/**
 * Changes a trade for every node; `record` runs in the same transaction.
 * @throws Refusal `changed_meanwhile` where it differs from `version`, `invalid_input` where a name or a keyword is another trade's
 *   already
 */
export async function changeTrade(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  profession: Profession,
  change: TradeChange,
  record: (tx: Tx, before: TradeStanding, after: TradeStanding) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await lockCatalogueRows(tx);
    const id = professionId(profession);
    const before = rows.find((row) => row.id === id);
    assertThat(before !== undefined, 'not_found');
    assertThat(versionOf(before) === change.version, 'changed_meanwhile');
    const after = standingAfter(profession, change);
    assertAlone(
      after,
      rows.filter((row) => row.id !== id),
    );
    await updateCatalogueRow(tx, id, {
      ...after,
      names: JSON.stringify(after.names),
      cue_words: JSON.stringify(after.cue_words),
    });
    await live.invalidateShared(tx, 'catalogue');
    await record(tx, standingOf(before), after);
  });
  await reloadCatalogue(db);
}

/** The version of a trade's settings (optimistic locking). */
export function versionOf(row: TradeStanding): string {
  const said = standingOf(row);
  const names = LANGUAGES.map((language) => wordOf(said.names, language));
  const words = LANGUAGES.map((language) => wordsOf(said.cue_words, language));
  const text = JSON.stringify([names, words, said.active, said.category, said.icon]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** The stored value of names and keywords, in one language. */
export function wordOf(names: TradeStanding['names'], language: Language): string | null {
  return (names as Partial<Record<Language, string>>)[language] ?? null;
}
export function wordsOf(words: TradeStanding['cue_words'], language: Language): string[] {
  return (words as Partial<Record<Language, string[]>>)[language] ?? [];
}

function standingOf({ names, cue_words, active, category, icon }: TradeStanding): TradeStanding {
  return { names, cue_words, active, category, icon };
}

function standingAfter(profession: Profession, change: TradeChange): TradeStanding {
  const { active, category, icon } = change;
  const names = LANGUAGES.flatMap((language) => {
    const name = change.names[language];
    const isBuiltIn = name === null || name === PROFESSION_NAMES[language][profession].one;
    return isBuiltIn ? [] : [[language, name] as const];
  });
  const cueWords = LANGUAGES.flatMap((language) => {
    const words = new Map(change.cueWords[language].map((word) => [plain(word), word] as const));
    const kept: [Language, string[]] = [language, [...words.values()]];
    return words.size === 0 ? [] : [kept];
  });
  return {
    names: Object.fromEntries(names),
    cue_words: Object.fromEntries(cueWords),
    active,
    category,
    icon,
  };
}

/** @throws Refusal `invalid_input` */
function assertAlone(after: TradeStanding, others: readonly CatalogueRow[]): void {
  const details = LANGUAGES.flatMap((language) => {
    const name = wordOf(after.names, language);
    const isTaken =
      name !== null && others.some((row) => plain(nameOf(row, language)) === plain(name));
    const theirs = new Set(others.flatMap((row) => wordsOf(row.cue_words, language)).map(plain));
    const shared = wordsOf(after.cue_words, language).some((word) => theirs.has(plain(word)));
    return [
      ...(isTaken ? [{ field: `names.${language}`, problem: 'taken' }] : []),
      ...(shared ? [{ field: `cueWords.${language}`, problem: 'taken' }] : []),
    ];
  });
  if (details.length > 0) throw new Refusal('invalid_input', { details });
}

function nameOf(row: CatalogueRow, language: Language): string {
  const profession = professionNumbered(row.id);
  return wordOf(row.names, language) ?? PROFESSION_NAMES[language][profession].one;
}

function plain(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}
