import type { Language } from '#contract/language.ts';
import type { Address } from '#server/places/address.ts';
import { foldName } from '#server/places/names/fold.ts';
import { lastPlaceIn, meansRegion } from '#server/places/names/place-names.ts';
import {
  anchorsOf,
  isNearSite,
  type PlaceContext,
  type Street,
} from '#server/places/place-context.ts';
import type { Settled } from '#server/places/settled.ts';
import { spotOf } from '#server/places/spot.ts';
import { lineOfStreet } from './street-line.ts';
import { spotOfSome, streetsIn } from './streets-in-town.ts';

interface Typed {
  text: string;
  language: Language;
  context: PlaceContext;
}

const MAX_OPTIONS = 4;
const MAX_STREETS = 3;

/**
 * What a typed place comes to where it is an imported street: the one in the town that was said or
 * taken, else the only one near the site, which is said; of several their towns are asked for. One
 * elsewhere is never taken, only offered where it is in the site's country.
 */
export function settleOnStreet(settled: Settled, typed: Typed): Settled {
  const { streets = [] } = typed.context;
  if (streets.length === 0) return settled;
  const placed = (address: Address): Address => {
    const [first, ...others] = streetsIn(streets, address.spot);
    return first ? onStreet(address, [first, ...others], typed.text) : address;
  };
  if ('address' in settled) {
    const address = placed(settled.address);
    if (address !== settled.address) return { ...settled, address };
    // A town that was only taken for the street has none of that name.
    if (settled.status === 'named' || settled.street === '') return settled;
  }
  const options = settled.status === 'unclear' ? settled.options.map(placed) : [];
  const others = settled.status === 'unclear' ? { ...settled, options } : settled;
  return settleNearSite(others, options, typed);
}

function settleNearSite(settled: Settled, options: readonly Address[], typed: Typed): Settled {
  const { context } = typed;
  const streets = addressesByTown(whereSaid(context.streets ?? [], typed), typed.text);
  const atHome = streets.filter(({ spot }) => spot.country === context.country);
  const isNowhere = anchorsOf(context).length === 0;
  const near = isNowhere ? atHome : streets.filter(({ spot }) => isNearSite(spot, context));
  const [first, ...others] = near;
  if (first && others.length === 0) {
    return { status: 'inferred', address: first, street: first.street };
  }
  const offered = first ? near : atHome;
  const [any] = offered;
  if (!any || (!first && settled.status !== 'unclear')) return settled;
  const all = [...offered.slice(0, MAX_STREETS), ...options];
  const keys = all.map(({ spot }) => spot.key);
  const each = all.filter((_, at) => keys.indexOf(keys[at]!) === at);
  return { status: 'unclear', options: each.slice(0, MAX_OPTIONS), street: any.street };
}

/** Those in the place that is named beside the street: "rue des Tilleuls à Paris" is in no other town. */
function whereSaid(streets: readonly Street[], { text, language, context }: Typed): Street[] {
  const own = new Set(streets.flatMap(({ name }) => foldName(name).split(' ')));
  const beside = foldName(text)
    .split(' ')
    .filter((word) => !own.has(word) && !/^\d/.test(word))
    .join(' ');
  const said = lastPlaceIn(beside, language, context);
  if (said === null) return [...streets];
  const place = spotOf(said);
  if (!meansRegion(beside, language, context)) return streetsIn(streets, place);
  return streets.filter(
    ({ spot }) => spot.country === place.country && spot.region === place.region,
  );
}

/** The district that was said stays what it is called, and the first line as it was typed. */
function onStreet(
  address: Address,
  streets: readonly [Street, ...Street[]],
  typed: string,
): Address {
  const spot = spotOfSome(streets);
  const isLine = address.street !== '' && !address.street.includes(',');
  const street = isLine ? address.street : lineOfStreet(typed, streets[0].name);
  if (!spot.exact) return { ...address, street };
  const { district } = address.spot;
  return { ...address, street, spot: { ...spot, ...(district && { district }) } };
}

/** An address in each town, in the order given. */
function addressesByTown(streets: readonly Street[], typed: string): Address[] {
  const towns = Map.groupBy(streets, ({ spot }) => `${spot.city} ${spot.town?.name ?? ''}`);
  return [...towns.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            spot: spotOfSome([first, ...others]),
            street: lineOfStreet(typed, first.name),
            postalCode: '',
          },
        ]
      : [],
  );
}
