import type { Language } from '#contract/language.ts';
import { formatAddress, type Address } from './address.ts';
import { atlas } from './gazetteer/atlas.ts';
import type { Likely } from './autocomplete/autocomplete.ts';
import { homePoints } from './autocomplete/ranking.ts';
import { distanceKm } from './distance.ts';
import { foldName } from './names/fold.ts';
import { writtenOut } from './names/spellings.ts';
import { isHome, isNearSite, type PlaceContext } from './place-context.ts';
import type { Settled } from './settled.ts';
import type { Spot } from './spot.ts';

/** Names that are said without their rest: "Ste-Anne" of Sainte-Anne-des-Plaines, "San Miguel" of San Miguel de Allende. */
const SHORTENED = /^(?:saint|sainte|san|santa|santo|notre dame) [a-z]+$/;
/** Nearer than this it is the same place by a longer name. */
const SAME_PLACE_KM = 15;
/** One in the readers' own region is likelier than another so many times as large. */
const TIMES_AS_LARGE = 5;
/** From a third of the largest on, another may be meant, too. */
const COMPARABLE = 3;
const MAX_OPTIONS = 4;

/**
 * Of a saint without the rest of its name, where more people live in towns at home whose names go on:
 * the one near the site, or much the largest, or the question which is meant. Null where no such town
 * is. `settled` is what the bare name comes to, if anything.
 */
export function longerAtHome(
  typed: string,
  settled: Settled | null,
  likely: readonly Likely[],
  { language, context }: Reading,
): Settled | null {
  const found = settled && 'address' in settled ? settled.address : null;
  if (settled && (!found || isNearSite(found.spot, context))) return null;
  const longer = longerNamesOf(typed, found?.spot ?? null, likely, { language, context });
  const near = longer.filter(({ spot }) => isNearSite(spot, context));
  const meant = near.length > 0 ? near : longer;
  const largest = meant.toSorted((a, b) => b.spot.population - a.spot.population)[0];
  if (!largest) return null;
  // How many live in a quarter is not known: any town is as likely.
  const isQuarter = largest.spot.kind === 'neighbourhood';
  const comparable = meant.filter(
    ({ spot: { kind, population } }) =>
      (isQuarter || kind === largest.spot.kind) &&
      COMPARABLE * population >= largest.spot.population,
  );
  const isSure = comparable.length < COMPARABLE - (near.length > 0 ? 1 : 0);
  if (isSure) return { status: 'inferred', address: largest, street: '' };
  const others = longer.filter((one) => !meant.includes(one));
  const options = [...meant, ...others, ...(found ? [found] : [])].slice(0, MAX_OPTIONS);
  return { status: 'unclear', options, street: '' };
}

interface Reading {
  language: Language;
  context: PlaceContext;
}

function longerNamesOf(
  typed: string,
  short: Spot | null,
  likely: readonly Likely[],
  reading: Reading,
): Address[] {
  const names = writtenOut(foldName(typed)).filter((name) => SHORTENED.test(name));
  return likely.flatMap(({ address }) => {
    const { spot, street } = address;
    const name = foldName(nameOf(spot));
    // Nobody calls Chimalhuacán by the saint before its name.
    const shown = writtenOut(foldName(formatAddress(address, reading.language)));
    const isLonger =
      street === '' &&
      names.some(
        (one) => name.startsWith(`${one} `) && shown.some((each) => each.startsWith(`${one} `)),
      );
    const isMeant = isLonger && isHome(spot, reading.context);
    return isMeant && (short === null || rivals(spot, short, reading)) ? [address] : [];
  });
}

function rivals(spot: Spot, short: Spot, { language, context }: Reading): boolean {
  const isOwn = pointsOf(spot, language) > pointsOf(short, language) + 1;
  const times = isOwn ? TIMES_AS_LARGE : 1;
  const isLarge = times * spot.population > short.population;
  return (isLarge || isNearSite(spot, context)) && distanceKm(spot, short) > SAME_PLACE_KM;
}

function pointsOf({ country, region }: Spot, language: Language): number {
  return homePoints(`${country}.${region}`, language);
}

function nameOf({ city, district, town }: Spot): string {
  return (district ?? town)?.name ?? atlas().cities.names[city] ?? '';
}
