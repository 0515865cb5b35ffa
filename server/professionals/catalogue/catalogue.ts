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

/** By language; a missing language is empty. */
type Spoken<Value> = Readonly<Partial<Record<Language, Value>>>;

/** The operator's settings of a trade. */
export interface KnownTrade {
  names: Spoken<string>;
  cueWords: Spoken<readonly string[]>;
  active: boolean;
  category: Category;
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
  const rows = await listCatalogueRows(db);
  trades = new Map(rows.flatMap(entryOf));
  version++;
}

/** The singular name of a trade, in sentence case. */
export function professionName(profession: Profession, language: Language): string {
  return ownTradeName(profession, language) ?? PROFESSION_NAMES[language][profession].one;
}

/** The operator's name of it; undefined without one. */
export function ownTradeName(profession: Profession, language: Language): string | undefined {
  return trades.get(profession)?.names[language];
}

/** Whether it is offered: requests are accepted and it can be chosen. */
export function isOffered(profession: Profession): boolean {
  return trades.get(profession)?.active ?? true;
}

/** @throws Refusal `trade_not_offered` */
export function assertOffered(profession: Profession): void {
  assertThat(isOffered(profession), 'trade_not_offered');
}

/** The operator's keywords of each trade, in a language. */
export function listCueWords(language: Language): [Profession, readonly string[]][] {
  return [...trades].flatMap(([profession, { cueWords }]) =>
    cueWords[language]?.length ? [[profession, cueWords[language]] as const] : [],
  ) as [Profession, readonly string[]][];
}

/** Trades by category, in the order of the catalogue; empty before it was loaded. */
export function tradesByCategory(): Map<Category, Profession[]> {
  const known = PROFESSIONS.filter((profession) => trades.has(profession));
  return Map.groupBy(known, (profession) => trades.get(profession)!.category);
}

/** Incremented whenever the catalogue is loaded, for derived caches. */
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
