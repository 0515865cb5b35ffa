import type { Prediction } from '#contract/places.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { formatAddress, type Address } from '#server/places/address.ts';
import {
  autocompletePlaces,
  likelyAddresses,
  MIN_INPUT,
  type AutocompleteQuery,
} from '#server/places/autocomplete/autocomplete.ts';
import { predictionsOf } from '#server/places/autocomplete/predictions.ts';
import { looksLikeStreet } from '#server/places/autocomplete/street.ts';
import { distanceKm, type Point } from '#server/places/distance.ts';
import { knowsStreets } from '#server/places/imported/imported-places.ts';
import {
  listStreetsByBeginning,
  type FoundStreetRow,
} from '#server/places/imported/queries-imported.ts';
import { foldName } from '#server/places/names/fold.ts';
import { anchorsOf } from '#server/places/place-context.ts';
import { beginningsOfTyped } from './street-key.ts';
import { lineOfStreet } from './street-line.ts';
import { spotOfStreet } from './street-spot.ts';

const MAX_PREDICTIONS = 5;
/** Read in one answer: "rue sai" begins hundreds. */
const MAX_READ = 200;

/** Of a name that is no street by its form, so many streets come behind the likeliest place. */
const MAX_BESIDE = 2;

/**
 * At most five suggestions of the gazetteer and the imported streets; streets come first where one is
 * typed.
 */
export async function suggestEmbedded(db: ReadDb, typed: AutocompleteQuery): Promise<Prediction[]> {
  const places = autocompletePlaces(typed);
  const streets = await suggestStreets(db, typed);
  const [likeliest, ...others] = places;
  const beside = [...streets.slice(0, MAX_BESIDE), ...others, ...streets.slice(MAX_BESIDE)];
  const all = looksLikeStreet(typed.input)
    ? [...streets, ...places]
    : [...(likeliest ? [likeliest] : []), ...beside];
  const texts = all.map(({ description }) => foldName(description));
  return all.filter((_, at) => texts.indexOf(texts[at]!) === at).slice(0, MAX_PREDICTIONS);
}

/** Those in the country of the site, nearest first; abroad where more than the street is typed. */
async function suggestStreets(db: ReadDb, typed: AutocompleteQuery): Promise<Prediction[]> {
  const { input, language, context } = typed;
  if (!knowsStreets() || input.trim().length < MIN_INPUT) return [];
  const [first = '', ...parts] = input.split(',');
  const behind = parts.filter((part) => part.trim() !== '');
  const beginnings = beginningsOfTyped(first, parts.length > 0);
  if (beginnings.length === 0) return [];
  const near = pointsNear(typed, behind);
  const rows = await listStreetsByBeginning(db, beginnings, { near, most: MAX_READ });
  const isWithin = ({ spot }: Address) =>
    context === undefined || spot.country === context.country || behind.length > 0;
  const texts = new Map<string, Address>();
  for (const row of nearestFirst(rows, near)) {
    const spot = spotOfStreet(row);
    if (spot === null) continue;
    const address = { spot, street: lineOfStreet(first, row.name), postalCode: '' };
    const text = formatAddress(address, language);
    if (!texts.has(text) && isWithin(address) && liesIn(text, behind)) texts.set(text, address);
    if (texts.size === MAX_PREDICTIONS) break;
  }
  return predictionsOf([...texts.values()], language);
}

/** The places that may be typed behind the street, else where the person is or may be. */
function pointsNear({ language, near, context }: AutocompleteQuery, behind: readonly string[]) {
  const likely =
    behind.length > 0 ? likelyAddresses(behind.join(','), { language, near, context }) : [];
  if (likely.length > 0) return likely.slice(0, MAX_PREDICTIONS).map(({ address }) => address.spot);
  return near ? [near] : context ? anchorsOf(context) : [];
}

function nearestFirst(rows: readonly FoundStreetRow[], near: readonly Point[]): FoundStreetRow[] {
  return rows
    .map((row) => ({ row, away: distanceTo(near, row) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ row }) => row);
}

/** Whether what was typed behind the street begins a part of its address. */
function liesIn(text: string, behind: readonly string[]): boolean {
  const parts = text.split(', ').slice(1).map(foldName);
  return behind
    .map(foldName)
    .every((typed) => parts.some((part) => part === typed || part.startsWith(typed)));
}

function distanceTo(anchors: readonly Point[], point: Point): number {
  return anchors.length === 0 ? 0 : Math.min(...anchors.map((one) => distanceKm(one, point)));
}
