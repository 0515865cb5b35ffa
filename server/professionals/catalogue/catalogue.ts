import type { Category } from '#contract/professionals/catalogue.ts';
import type { Language, UnderstoodLanguage } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { PROFESSION_ICONS, type ProfessionIcon } from '#contract/professionals/profession-icons.ts';
import {
  builtInName,
  isAdded,
  isBuiltIn,
  professionOfId,
  PROFESSIONS,
  type Profession,
} from '#contract/professionals/professions.ts';
import type { ExtraQuestion, ExtraQuestionSetting } from '#contract/requests/extra-questions.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { askedIn, readQuestions } from './extra-questions.ts';
import { listCatalogueRows, type CatalogueRow } from './queries-catalogue.ts';

/** By language; a missing language is empty. */
type Spoken<Value> = Readonly<Partial<Record<UnderstoodLanguage, Value>>>;

/** The operator's settings of a trade. */
export interface KnownTrade {
  names: Spoken<string>;
  cueWords: Spoken<readonly string[]>;
  examples: Spoken<readonly string[]>;
  /** In the order they are asked. */
  extraQuestions: readonly ExtraQuestionSetting[];
  active: boolean;
  category: Category;
  /** Null for the icon it has without one of the operator's. */
  icon: ProfessionIcon | null;
}

/**
 * The catalogue cached in this process: read synchronously by every text, like the built-in names.
 * A process serves one database.
 */
let trades: ReadonlyMap<Profession, KnownTrade> = new Map();
let version = 0;

/** Loads the catalogue once this node listens, and again on every invalidation. */
export function followCatalogue({ db, live }: Pick<Platform, 'db' | 'live'>): void {
  live.onSharedInvalidated('catalogue', () => reloadCatalogue(db));
}

/** Reloads the catalogue: at once on the node that changed it, on the others by invalidation. */
export async function reloadCatalogue(db: Db): Promise<void> {
  learnCatalogue(await listCatalogueRows(db));
}

/** Caches these rows, in the order of their ids. */
export function learnCatalogue(rows: readonly CatalogueRow[]): void {
  trades = new Map(rows.flatMap(entryOf));
  version++;
}

/** Every trade there is, those the operator added last. */
export function listTrades(): Profession[] {
  return [...PROFESSIONS, ...[...trades.keys()].filter(isAdded)];
}

/**
 * The singular name of a trade, in sentence case. An added one of which this node has not heard yet
 * has none.
 */
export function professionName(profession: Profession, language: Language): string {
  return ownTradeName(profession, language) ?? builtInName(profession, language) ?? '…';
}

/** The group of a trade and the icon the operator chose; nothing before the catalogue was loaded. */
export function tradeStyle(profession: Profession): Partial<Pick<KnownTrade, 'category' | 'icon'>> {
  return trades.get(profession) ?? {};
}

/** The operator's name of it, in the understood language of its reader; undefined without one. */
export function ownTradeName(profession: Profession, language: Language): string | undefined {
  return trades.get(profession)?.names[understoodIn(language)];
}

/** Whether there is such a trade. */
export function isKnownTrade(profession: Profession): boolean {
  return isBuiltIn(profession) || trades.has(profession);
}

/** Whether it is offered: requests are accepted and it can be chosen. */
export function isOffered(profession: Profession): boolean {
  return trades.get(profession)?.active ?? isBuiltIn(profession);
}

/** @throws Refusal `trade_not_offered` */
export function assertOffered(profession: Profession): void {
  assertThat(isOffered(profession), 'trade_not_offered');
}

/** The operator's keywords of each trade, in a language. */
export function listCueWords(language: UnderstoodLanguage): [Profession, readonly string[]][] {
  return said(language, ({ cueWords }) => cueWords);
}

/** The operator's example messages of each trade, in a language. */
export function listExamples(language: UnderstoodLanguage): [Profession, readonly string[]][] {
  return said(language, ({ examples }) => examples);
}

/** The names of the trades the operator added, in a language. */
export function listAddedNames(language: Language): [Profession, string][] {
  return listTrades()
    .filter(isAdded)
    .map((profession) => [profession, professionName(profession, language)]);
}

/** The extra questions of a trade in a language, in the order they are asked. */
export function listExtraQuestions(profession: Profession, language: Language): ExtraQuestion[] {
  const { extraQuestions = [] } = trades.get(profession) ?? {};
  return extraQuestions.map((question) => askedIn(question, understoodIn(language)));
}

/** The icons the operator chose. */
export function listChosenIcons(): { profession: Profession; icon: ProfessionIcon }[] {
  return [...trades].flatMap(([profession, { icon }]) => (icon ? [{ profession, icon }] : []));
}

/** Trades by category, in the order of the catalogue; empty before it was loaded. */
export function tradesByCategory(): Map<Category, Profession[]> {
  const known = listTrades().filter((profession) => trades.has(profession));
  return Map.groupBy(known, (profession) => trades.get(profession)!.category);
}

/** Incremented whenever the catalogue is loaded, for derived caches. */
export function catalogueVersion(): number {
  return version;
}

function said(
  language: UnderstoodLanguage,
  of: (trade: KnownTrade) => Spoken<readonly string[]>,
): [Profession, readonly string[]][] {
  return [...trades].flatMap(([profession, trade]): [Profession, readonly string[]][] => {
    const list = of(trade)[language] ?? [];
    return list.length > 0 ? [[profession, list]] : [];
  });
}

function entryOf(row: CatalogueRow): [Profession, KnownTrade][] {
  const profession = professionOfId(row.id);
  if (!profession) return [];
  const { names, cue_words, examples, extra_questions, active, category } = row;
  return [
    [
      profession,
      {
        names: names as Spoken<string>,
        cueWords: cue_words as Spoken<string[]>,
        examples: examples as Spoken<string[]>,
        extraQuestions: readQuestions(extra_questions),
        active,
        category: category as Category,
        icon: PROFESSION_ICONS.find((icon) => icon === row.icon) ?? null,
      },
    ],
  ];
}
