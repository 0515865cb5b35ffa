import type { Language } from '#contract/language.ts';
import type { Address } from './address.ts';
import type { Likely } from './autocomplete/autocomplete.ts';
import { likelyCities } from './autocomplete/search.ts';
import {
  homeTown,
  isHome,
  numberOfServed,
  servedWherePersonIs,
  type PlaceContext,
} from './place-context.ts';
import type { Settled } from './settled.ts';
import { spotOf, type Spot } from './spot.ts';

/** A town abroad is what a bare name means only where many live. */
export const MIN_PEOPLE_ABROAD = 100_000;
const MAX_OPTIONS = 4;
const MAX_LIKELY = 3;

export interface Asking {
  language: Language;
  context: PlaceContext;
}

/** A street without a town: that of the context, or the question for it. */
export function settleStreet(
  street: string,
  whole: readonly Likely[],
  { language, context }: Asking,
): Settled {
  const town = homeTown(context);
  if (town !== undefined)
    return { status: 'inferred', address: plain(spotOf(town), street), street };
  const served = servedWherePersonIs(context)
    .slice(0, MAX_LIKELY)
    .map((town) => plain(spotOf(numberOfServed(town)), street));
  const named = whole.map(({ address }) => address);
  const options = [
    ...(served.length > 0
      ? served
      : likelyCities({ language, context })
          .map(({ place }) => plain(spotOf(place), street))
          .filter(({ spot }) => isHome(spot, context))
    ).slice(0, MAX_LIKELY),
    ...named.filter(({ spot }) => isHome(spot, context) || spot.population >= MIN_PEOPLE_ABROAD),
  ];
  const keys = options.map(({ spot }) => spot.key);
  return {
    status: 'unclear',
    street,
    options: options.filter((_, at) => keys.indexOf(keys[at]!) === at).slice(0, MAX_OPTIONS),
  };
}

/** A place with a street as typed, without a postal code. */
export function plain(spot: Spot, street: string): Address {
  return { spot, street, postalCode: '' };
}
