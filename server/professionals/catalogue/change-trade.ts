import { createHash } from 'node:crypto';
import type { Category } from '#contract/professionals/catalogue.ts';
import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import {
  builtInName,
  isAdded,
  professionId,
  type Profession,
} from '#contract/professionals/professions.ts';
import { foldText } from '#contract/fold-text.ts';
import type { ExtraQuestionSetting } from '#contract/requests/extra-questions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { professionNumbered } from '../present.ts';
import { reloadCatalogue } from './catalogue.ts';
import { questionsAfter, readQuestions } from './extra-questions.ts';
import {
  listCatalogueRows,
  lockCatalogue,
  updateCatalogueRow,
  type CatalogueRow,
} from './queries-catalogue.ts';

/** The new settings of a trade; a name that is null is the built-in one. */
export interface TradeChange {
  version: string;
  names: Readonly<Record<UnderstoodLanguage, string | null>>;
  cueWords: Readonly<Record<UnderstoodLanguage, readonly string[]>>;
  /** Undefined leaves them as they are. */
  examples?: Readonly<Record<UnderstoodLanguage, readonly string[]>> | undefined;
  /** Undefined leaves them as they are. */
  extraQuestions?: readonly ExtraQuestionSetting[] | undefined;
  active: boolean;
  category: Category;
  icon: string | null;
}

/** The settings of a trade before or after a change. */
export type TradeStanding = Pick<
  CatalogueRow,
  'names' | 'cue_words' | 'examples' | 'extra_questions' | 'active' | 'category' | 'icon'
>;

/**
 * Changes a trade for every node; `record` runs in the same transaction, where there is a change.
 * @throws Refusal `changed_meanwhile` where it differs from `version`, `not_found`, `invalid_input` where a name, a keyword or an
 *   example is another trade's already, or an added trade would be without a name
 */
export async function changeTrade(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  profession: Profession,
  change: TradeChange,
  record: (tx: Tx, before: TradeStanding, after: TradeStanding) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const rows = await listCatalogueRows(tx);
    const id = professionId(profession);
    const before = rows.find((row) => row.id === id);
    assertThat(before !== undefined, 'not_found');
    assertThat(versionOf(before) === change.version, 'changed_meanwhile');
    if (isAdded(profession)) assertNamed(change.names);
    const after = standingAfter(profession, change, before);
    assertAlone(
      after,
      rows.filter((row) => row.id !== id),
    );
    if (versionOf(after) === change.version) return;
    await updateCatalogueRow(tx, id, asColumns(after));
    await live.invalidateShared(tx, 'catalogue');
    await record(tx, standingOf(before), after);
  });
  await reloadCatalogue(db);
}

/** The version of a trade's settings (optimistic locking). */
export function versionOf(row: TradeStanding): string {
  const said = standingOf(row);
  const names = UNDERSTOOD_LANGUAGES.map((language) => wordOf(said.names, language));
  const words = UNDERSTOOD_LANGUAGES.map((language) => wordsOf(said.cue_words, language));
  const examples = UNDERSTOOD_LANGUAGES.map((language) => wordsOf(said.examples, language));
  const questions = readQuestions(said.extra_questions);
  const { active, category, icon } = said;
  const text = JSON.stringify([names, words, examples, questions, active, category, icon]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** The stored value of names and keywords, in one language. */
export function wordOf(names: TradeStanding['names'], language: UnderstoodLanguage): string | null {
  return (names as Partial<Record<UnderstoodLanguage, string>>)[language] ?? null;
}
export function wordsOf(words: TradeStanding['cue_words'], language: UnderstoodLanguage): string[] {
  return (words as Partial<Record<UnderstoodLanguage, string[]>>)[language] ?? [];
}

/** The settings as they are stored. */
export function asColumns(standing: TradeStanding) {
  return {
    ...standing,
    names: JSON.stringify(standing.names),
    cue_words: JSON.stringify(standing.cue_words),
    examples: JSON.stringify(standing.examples),
    extra_questions: JSON.stringify(standing.extra_questions),
  };
}

function standingOf(trade: TradeStanding): TradeStanding {
  const { names, cue_words, examples, extra_questions, active, category, icon } = trade;
  return { names, cue_words, examples, extra_questions, active, category, icon };
}

/** The settings of a trade once it is changed; of a new one without those before. */
export function standingAfter(
  profession: Profession,
  change: Omit<TradeChange, 'version'>,
  before?: TradeStanding,
): TradeStanding {
  const { active, category, icon } = change;
  const names = UNDERSTOOD_LANGUAGES.flatMap((language) => {
    const name = change.names[language];
    const isBuiltIn = name === null || name === builtInName(profession, language);
    return isBuiltIn ? [] : [[language, name] as const];
  });
  return {
    names: Object.fromEntries(names),
    cue_words: eachOnce(change.cueWords),
    examples: change.examples ? eachOnce(change.examples) : (before?.examples ?? {}),
    extra_questions: questionsAfter(change.extraQuestions, readQuestions(before?.extra_questions)),
    active,
    category,
    icon,
  };
}

/** The lists without repetitions; none for a language that has nothing. */
function eachOnce(lists: Readonly<Record<UnderstoodLanguage, readonly string[]>>) {
  const kept = UNDERSTOOD_LANGUAGES.flatMap((language): [UnderstoodLanguage, string[]][] => {
    const words = new Map(lists[language].map((word) => [plain(word), word] as const));
    return words.size === 0 ? [] : [[language, [...words.values()]]];
  });
  return Object.fromEntries(kept);
}

/** @throws Refusal `invalid_input` */
function assertNamed(names: TradeChange['names']): void {
  const details = UNDERSTOOD_LANGUAGES.filter((language) => names[language] === null).map(
    (language) => ({
      field: `names.${language}`,
      problem: 'missing',
    }),
  );
  if (details.length > 0) throw new Refusal('invalid_input', { details });
}

/** @throws Refusal `invalid_input` where a name, a keyword or an example is another trade's already */
export function assertAlone(after: TradeStanding, others: readonly CatalogueRow[]): void {
  const details = UNDERSTOOD_LANGUAGES.flatMap((language) => {
    const name = wordOf(after.names, language);
    const isTaken =
      name !== null && others.some((row) => plain(nameOf(row, language)) === plain(name));
    const isShared = (lists: 'cue_words' | 'examples') => {
      const theirs = new Set(others.flatMap((row) => wordsOf(row[lists], language)).map(plain));
      return wordsOf(after[lists], language).some((word) => theirs.has(plain(word)));
    };
    return [
      ...(isTaken ? [{ field: `names.${language}`, problem: 'taken' }] : []),
      ...(isShared('cue_words') ? [{ field: `cueWords.${language}`, problem: 'taken' }] : []),
      ...(isShared('examples') ? [{ field: `examples.${language}`, problem: 'taken' }] : []),
    ];
  });
  if (details.length > 0) throw new Refusal('invalid_input', { details });
}

function nameOf(row: CatalogueRow, language: UnderstoodLanguage): string {
  const profession = professionNumbered(row.id);
  return wordOf(row.names, language) ?? builtInName(profession, language) ?? '';
}

function plain(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}
