import { useMemo, useSyncExternalStore } from 'react';
import type { getCatalogue } from '#contract/professionals/catalogue.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Category } from '#contract/professionals/catalogue.ts';
import { isAdded, PROFESSIONS, type Profession } from '#contract/professionals/professions.ts';

type Catalogue = Result<typeof getCatalogue>;

/** TTL of the cached catalogue, in milliseconds. */
const FRESH_FOR = 60_000;
const AS_IT_CAME: Catalogue = { names: [], notOffered: [], icons: [], groups: [] };

let known = AS_IT_CAME;
let askedAt = -Infinity;
let settled = false;
const watchers = new Set<() => void>();

/** The operator's changes of the catalogue, as far as loaded; changes re-render. */
export function useCatalogue(): Catalogue {
  return useSyncExternalStore(
    watch,
    () => known,
    () => AS_IT_CAME,
  );
}

/** Whether the catalogue was loaded, or could not be. */
export function useCatalogueSettled(): boolean {
  return useSyncExternalStore(
    watch,
    () => settled,
    () => false,
  );
}

/** Every trade, in the order of the catalogue; those the operator added come last. */
export function useTrades(): readonly Profession[] {
  const { groups } = useCatalogue();
  return useMemo(() => {
    const added = groups.flatMap(({ professions }) => professions.filter(isAdded));
    return added.length === 0 ? PROFESSIONS : [...PROFESSIONS, ...added.toSorted()];
  }, [groups]);
}

/** The trades on offer, in the order of the catalogue. */
export function useOffered(): readonly Profession[] {
  const { notOffered } = useCatalogue();
  const trades = useTrades();
  return notOffered.length === 0
    ? trades
    : trades.filter((profession) => !notOffered.includes(profession));
}

/** The category of a trade; undefined until the catalogue is loaded. */
export function useCategory(profession: Profession | undefined): Category | undefined {
  const { groups } = useCatalogue();
  return groups.find(({ professions }) => profession && professions.includes(profession))?.category;
}

/** Invalidates the cache, after a change. */
export function invalidateCatalogue(): void {
  askedAt = -Infinity;
  ask();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  ask();
  return () => watchers.delete(watcher);
}

function ask(): void {
  const now = performance.now();
  if (now - askedAt < FRESH_FOR) return;
  askedAt = now;
  // On failure the built-in names are used.
  void import('./read-catalogue.ts')
    .then(({ readCatalogue }) => readCatalogue())
    .then(learn, () => {})
    .then(settle);
}

function settle(): void {
  if (settled) return;
  settled = true;
  for (const watcher of watchers) watcher();
}

function learn(read: Catalogue): void {
  if (JSON.stringify(read) === JSON.stringify(known)) return;
  known = read;
  for (const watcher of watchers) watcher();
}
