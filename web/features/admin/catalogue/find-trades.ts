import type { CatalogueEntry } from '#contract/admin/catalogue.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { foldText } from '#contract/fold-text.ts';
import type { Questions } from '../frame/address.ts';
import type { Sorting } from '../table/column.ts';

/** The trades that match the address's query, sorted by it; names in the reader's language. */
export function findTrades(
  entries: readonly CatalogueEntry[],
  { q = '', category, offered }: Questions,
  { sorting, language }: { sorting: Sorting; language: UnderstoodLanguage },
): CatalogueEntry[] {
  const wanted = foldText(q.trim());
  const found = entries.filter(
    (entry) =>
      (!category || entry.category === category) &&
      (!offered || String(entry.active) === offered) &&
      wordsOf(entry).some((word) => foldText(word).includes(wanted)),
  );
  const sign = sorting.order === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => sign * compare(a, b, sorting.sort, language));
}

function wordsOf({ profession, names, cueWords }: CatalogueEntry): string[] {
  return [profession, ...Object.values(names), ...Object.values(cueWords).flat()];
}

function compare(
  a: CatalogueEntry,
  b: CatalogueEntry,
  sort: string,
  language: UnderstoodLanguage,
): number {
  if (sort === 'professionals' || sort === 'requests') return a[sort] - b[sort];
  return a.names[language].localeCompare(b.names[language], language);
}
