import type { Language } from '#contract/language.ts';
import { atlas } from './gazetteer/atlas.ts';
import { likelyAddresses, type Likely } from './autocomplete/autocomplete.ts';
import { predictionOf } from './autocomplete/predictions.ts';
import { foldName } from './names/fold.ts';
import { looksLikeStreet } from './autocomplete/street.ts';
import { liesWithin, cachedSurroundings } from './names/surroundings.ts';
import { placeOf, type Place } from './resolve.ts';

/** The place columns of an imported row; '' where one is empty. */
export interface TownWords {
  town: string;
  postalCode: string;
  region: string;
  country: string;
}

const CANADIAN_CODE = /\b[abceghj-nprstvxy]\d[a-z][ -]?\d[a-z]\d\b/gi;

/**
 * The town (or district) that is named in full and lies in the region and country named beside it.
 * Stricter than `guessPlace`: nobody checks the result, so a typo must not move anybody to another
 * town. A postal code counts only when nothing else is given. Returns the place with its names in a
 * language.
 */
export function findTown(
  words: TownWords,
  language: Language,
): ((language: Language) => Place) | null {
  const town = words.town.replace(CANADIAN_CODE, ' ').trim();
  const named = [town, words.region, words.country].filter(Boolean).join(', ');
  const text = town ? named : words.postalCode;
  const found = likelyAddresses(text, { language }).find(
    (likely) => isNamed(likely, town !== '') && isWhereSaid(likely, words),
  );
  return found ? (reader) => placeOf(found.address, reader) : null;
}

/** The full name of a similar town; null where there is none. */
export function suggestTown(words: TownWords, language: Language): string | null {
  const near = likelyAddresses(words.town, { language }).filter(
    ({ closeness, address }) => closeness !== 'none' && address.street === '',
  );
  const found =
    near.find((likely) => isWhereSaid(likely, words)) ??
    near.find((likely) => isWhereSaid(likely, { ...words, region: '' }));
  return found ? predictionOf({ ...found.address, postalCode: '' }, language).description : null;
}

/**
 * The text before the name must be a street: of "Mont-Jolli, Québec" only Québec would be a town.
 */
function isNamed({ closeness, address }: Likely, byName: boolean): boolean {
  const { street, spot } = address;
  const isAddress = street === '' || looksLikeStreet(street);
  return closeness === 'whole' && isAddress && (spot.kind === 'postal') !== byName;
}

function isWhereSaid(
  { address: { spot } }: Likely,
  { region, country }: Pick<TownWords, 'region' | 'country'>,
): boolean {
  const { cities } = atlas();
  const middle = { lat: cities.lat[spot.city]!, lon: cities.lon[spot.city]! };
  return [region, country].every((said) => {
    const known = cachedSurroundings(foldName(said), false);
    return known.every((surroundings) => liesWithin(surroundings, spot.city, middle));
  });
}
