import type { Prediction } from '#contract/places.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { formatAddress, type Address } from '#server/places/address.ts';
import {
  autocompletePlaces,
  MIN_INPUT,
  type AutocompleteQuery,
} from '#server/places/autocomplete/autocomplete.ts';
import { predictionsOf } from '#server/places/autocomplete/predictions.ts';
import { looksLikeStreet } from '#server/places/autocomplete/street.ts';
import { distanceKm, type Point } from '#server/places/distance.ts';
import { knowsStreets } from '#server/places/imported/imported-places.ts';
import { listStreetsByBeginning } from '#server/places/imported/queries-imported.ts';
import { foldName } from '#server/places/names/fold.ts';
import { anchorsOf } from '#server/places/place-context.ts';
import { streetsOf } from './find-streets.ts';
import { beginningOfTyped } from './street-key.ts';
import { lineOfStreet } from './street-line.ts';

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
  const { input, language, near, context } = typed;
  if (!knowsStreets() || input.trim().length < MIN_INPUT) return [];
  const [first = '', ...behind] = input.split(',');
  const beginning = beginningOfTyped(first);
  if (beginning === '') return [];
  const anchors = near ? [near] : context ? anchorsOf(context) : [];
  const isWithin = ({ spot }: Address) =>
    context === undefined || spot.country === context.country || behind.join('').trim() !== '';
  const addresses = streetsOf(await listStreetsByBeginning(db, beginning, MAX_READ))
    .map(({ name, spot }) => ({ spot, street: lineOfStreet(first, name), postalCode: '' }))
    .filter((one) => isWithin(one) && liesIn(formatAddress(one, language), behind))
    .map((address) => ({ address, away: distanceTo(anchors, address.spot) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ address }) => address);
  return predictionsOf(
    eachOnce(addresses, (one) => formatAddress(one, language)),
    language,
  );
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

function eachOnce(addresses: readonly Address[], textOf: (one: Address) => string): Address[] {
  const texts = new Map<string, Address>();
  for (const address of addresses) {
    const text = textOf(address);
    if (!texts.has(text)) texts.set(text, address);
    if (texts.size === MAX_PREDICTIONS) break;
  }
  return [...texts.values()];
}
