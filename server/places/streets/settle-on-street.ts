import type { Language } from '#contract/language.ts';
import type { Address } from '#server/places/address.ts';
import { distanceKm } from '#server/places/distance.ts';
import { foldName } from '#server/places/names/fold.ts';
import { lastPlaceIn } from '#server/places/names/place-names.ts';
import {
  anchorsOf,
  isNearSite,
  NEAR_SITE_KM,
  type PlaceContext,
  type Street,
} from '#server/places/place-context.ts';
import type { Settled } from '#server/places/settled.ts';
import { spotOf, type Spot } from '#server/places/spot.ts';
import { lineOfStreet } from './street-line.ts';

interface Typed {
  text: string;
  language: Language;
  context: PlaceContext;
}

/** A street belongs to a town, or to a district, whose middle is so near. */
const TOWN_KM = 25;
const DISTRICT_KM = 6;
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
    const street = nearest(streets, address.spot);
    return street ? onStreet(address, street, typed.text) : address;
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
  const streets = whereSaid(context.streets ?? [], typed).map(addressFor(typed.text));
  const atHome = streets.filter(({ spot }) => spot.country === context.country);
  const isNowhere = anchorsOf(context).length === 0;
  const near = isNowhere ? atHome : streets.filter(({ spot }) => isNearSite(spot, context));
  const likely = oneEachTown(near);
  const [first, ...others] = likely;
  if (first && others.length === 0) {
    return { status: 'inferred', address: first, street: first.street };
  }
  const offered = first ? likely : oneEachTown(atHome);
  const [any] = offered;
  if (!any || (!first && settled.status !== 'unclear')) return settled;
  const all = [...offered.slice(0, MAX_STREETS), ...options];
  const keys = all.map(({ spot }) => spot.key);
  const each = all.filter((_, at) => keys.indexOf(keys[at]!) === at);
  return { status: 'unclear', options: each.slice(0, MAX_OPTIONS), street: any.street };
}

/** Those near the place that is named beside the street: "rue des Tilleuls à Paris" is in no other town. */
function whereSaid(streets: readonly Street[], { text, language, context }: Typed): Street[] {
  const own = new Set(streets.flatMap(({ name }) => foldName(name).split(' ')));
  const beside = foldName(text)
    .split(' ')
    .filter((word) => !own.has(word));
  const said = lastPlaceIn(beside.join(' '), language, context);
  if (said === null) return [...streets];
  const middle = spotOf(said);
  return streets.filter(({ spot }) => distanceKm(spot, middle) <= NEAR_SITE_KM);
}

function nearest(streets: readonly Street[], to: Spot): Street | undefined {
  const reach = to.kind === 'city' ? TOWN_KM : DISTRICT_KM;
  return streets
    .map((street) => ({ street, away: distanceKm(street.spot, to) }))
    .filter(({ away }) => away <= reach)
    .toSorted((one, other) => one.away - other.away)[0]?.street;
}

/** The district that was said stays what it is called, and the first line as it was typed. */
function onStreet(address: Address, { name, spot }: Street, typed: string): Address {
  const { district } = address.spot;
  const isLine = address.street !== '' && !address.street.includes(',');
  const street = isLine ? address.street : lineOfStreet(typed, name);
  return { ...address, street, spot: { ...spot, ...(district && { district }) } };
}

function addressFor(typed: string): (street: Street) => Address {
  return ({ name, spot }) => ({ spot, street: lineOfStreet(typed, name), postalCode: '' });
}

/** The nearest of each town, in the order given. */
function oneEachTown(streets: readonly Address[]): Address[] {
  const towns = new Map<string, Address>();
  for (const street of streets) {
    const town = `${street.spot.city} ${street.spot.town?.name ?? ''}`;
    if (!towns.has(town)) towns.set(town, street);
  }
  return [...towns.values()];
}
