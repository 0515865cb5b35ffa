import type { Category } from '#contract/professionals/catalogue.ts';
import type { Language } from '#contract/language.ts';
import {
  PROFESSION_NAMES,
  professionOfId,
  PROFESSIONS,
  type Profession,
} from '#contract/professionals/professions.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { listCatalogueRows, type CatalogueRow } from './queries-catalogue.ts';

/** By language; a language that is missing has nothing. */
type Spoken<Value> = Readonly<Partial<Record<Language, Value>>>;

/** What the operator says of a trade. */
export interface KnownTrade {
  names: Spoken<string>;
  cueWords: Spoken<readonly string[]>;
  active: boolean;
  category: Category;
}

/**
 * The catalogue as this process knows it: read by every text without waiting, as the built-in names
 * are. A process serves one database.
 */
let trades: ReadonlyMap<Profession, KnownTrade> = new Map();
let version = 0;

/** Lets this node know the catalogue as it is once it listens, and hear of every change. */
export function followCatalogue({ db, live }: Pick<Platform, 'db' | 'live'>): void {
  live.onSharedInvalidated('catalogue', () => learnCatalogue(db));
}

/** Reads the catalogue: at once on the node that changed it, on the others when they are told. */
export async function learnCatalogue(db: Db): Promise<void> {
  const rows = await listCatalogueRows(db);
  trades = new Map(rows.flatMap(entryOf));
  version++;
}

/** One person of the trade, in sentence case. */
export function professionName(profession: Profession, language: Language): string {
  return ownTradeName(profession, language) ?? PROFESSION_NAMES[language][profession].one;
}

/** What the operator calls it; undefined where nothing is said. */
export function ownTradeName(profession: Profession, language: Language): string | undefined {
  return trades.get(profession)?.names[language];
}

/** Whether requests of it are taken and it can be chosen. */
export function isOffered(profession: Profession): boolean {
  return trades.get(profession)?.active ?? true;
}

/** @throws Refusal `trade_not_offered` */
export function assertOffered(profession: Profession): void {
  assertThat(isOffered(profession), 'trade_not_offered');
}

/** The words of the operator for each trade, in a language. */
export function listCueWords(language: Language): [Profession, readonly string[]][] {
  return [...trades].flatMap(([profession, { cueWords }]) =>
    cueWords[language]?.length ? [[profession, cueWords[language]] as const] : [],
  ) as [Profession, readonly string[]][];
}

/** Trades by category, in the order of the catalogue; empty before it was read. */
export function tradesByCategory(): Map<Category, Profession[]> {
  const known = PROFESSIONS.filter((profession) => trades.has(profession));
  return Map.groupBy(known, (profession) => trades.get(profession)!.category);
}

/** Grows whenever the catalogue is read, for whatever is worked out from it. */
export function catalogueVersion(): number {
  return version;
}

function entryOf(row: CatalogueRow): [Profession, KnownTrade][] {
  const profession = professionOfId(row.id);
  if (!profession) return [];
  const { names, cue_words, active, category } = row;
  return [
    [
      profession,
      {
        names: names as Spoken<string>,
        cueWords: cue_words as Spoken<string[]>,
        active,
        category: category as Category,
      },
    ],
  ];
}
