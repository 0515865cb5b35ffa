import type { Language } from '#contract/language.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { isStreetByForm, looksLikeStreet } from '#server/places/autocomplete/street.ts';
import { knowsStreets } from '#server/places/imported/imported-places.ts';
import { listStreetsByKey, type StreetRow } from '#server/places/imported/queries-imported.ts';
import { lastPlaceIn } from '#server/places/names/place-names.ts';
import { anchorsOf, type PlaceContext, type Street } from '#server/places/place-context.ts';
import { spotOf } from '#server/places/spot.ts';
import { keysOfTyped } from './street-key.ts';
import { spotOfStreet } from './street-spot.ts';

/** "Calle Hidalgo" may be in hundreds of towns of an import: those nearest to it and to the town that is said are enough. */
const MAX_STREETS = 60;

/**
 * The context of a typed place with the imported streets that it may name: one indexed query, and
 * none where nothing was imported or no street is typed.
 */
export async function withStreets(
  db: ReadDb,
  context: PlaceContext,
  { typed, language }: { typed: string | null; language: Language },
): Promise<PlaceContext> {
  const part = knowsStreets() ? streetIn(typed ?? '') : undefined;
  const keys = part === undefined ? [] : keysOfTyped(part);
  if (keys.length === 0) return context;
  const said = lastPlaceIn(typed ?? '', language, context);
  const near = [...(said === null ? [] : [spotOf(said)]), ...anchorsOf(context)];
  const rows = await listStreetsByKey(db, keys, { near, most: MAX_STREETS });
  const longest = Math.max(...rows.map(({ key }) => key.length));
  return { ...context, streets: streetsOf(rows.filter(({ key }) => key.length === longest)) };
}

/** The part between commas that is a street. */
function streetIn(typed: string): string | undefined {
  return typed.split(',').find((part) => looksLikeStreet(part) || isStreetByForm(part));
}

/** Rows as streets. */
export function streetsOf(rows: readonly StreetRow[]): Street[] {
  return rows.flatMap((row) => {
    const spot = spotOfStreet(row);
    return spot ? [{ name: row.name, spot }] : [];
  });
}
