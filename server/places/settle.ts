import type { Language } from '#contract/language.ts';
import { asAddress, endsInRegion, quarterIn } from './as-address.ts';
import { likelyAddresses, type Likely } from './autocomplete/autocomplete.ts';
import { homePoints } from './autocomplete/ranking.ts';
import { endsStreet, isStop, isStreetByForm, looksLikeStreet } from './autocomplete/street.ts';
import { distanceKm } from './distance.ts';
import { longerAtHome } from './longer-names.ts';
import { foldName } from './names/fold.ts';
import { findPlaceName, lastPlaceIn, meansRegion } from './names/place-names.ts';
import { isHome, isNearSite, NEAR_SITE_KM, type PlaceContext } from './place-context.ts';
import { spotOf, type Spot } from './spot.ts';
import type { Settled } from './settled.ts';
import { MIN_PEOPLE_ABROAD, plain, settleStreet, type Asking } from './settle-street.ts';
import { settleOnStreet } from './streets/settle-on-street.ts';
import { townBeforeQuarter } from './town-before-quarter.ts';

/** A smaller one where the name stands for a town and none at home has it: it is said, too. */
const MIN_PEOPLE_OF_TOWN_ABROAD = 5000;
/** From so many times the people on, a namesake abroad may be meant. */
const TIMES_AS_LARGE = 50;
/** From so many points on, only the readers' own region is meant: Sutton, Québec, in French. */
const POINTS_OF_OWN_REGION = 2;
/** A namesake of at least a tenth of the people may be meant, too. */
const RIVAL_AT_HOME = 10;
const MIN_PEOPLE_OF_TYPO = 5000;
/** A smaller one has only the name of the stop: Kipling, Saskatchewan. */
const MIN_PEOPLE_AT_STOP = 10_000;
const MIN_LETTERS_OF_TYPO = 5;
const MAX_WORDS_OF_TOWN = 4;
const CALLED =
  '(?:barrio|colonia|col\\.?|zona|sector|urbanizaci[oó]n|urb\\.?|residencial|fracc\\w*\\.?|fraccionamiento|comuna|localidad|alcald[ií]a|delegaci[oó]n|quartier|secteur)';
/** "Pereira barrio Cuba": of a quarter that is not known, the town before it. */
const TOWN_AND_QUARTER = new RegExp(
  String.raw`^([^,\d]{3,40}?)(?:\s(?:puerto|capital))?,?\s${CALLED}\s`,
  'iu',
);
/** "Colonia Petrolera de Tampico": the town behind it. */
const QUARTER_AND_TOWN = new RegExp(
  String.raw`^(?:(?:el|la)\s)?${CALLED}\s[^,]{2,40}?(?:,\s?(?:en\s)?|\s(?:de|en)\s(?:la\s)?)([^,\d]{3,40})$`,
  'iu',
);
/** "La Obrera" is called so without it. */
const ARTICLE = /^\s*(?:la|el|los|las|the|le|les)\s+(?=\p{L})/iu;
const TOWN_BEHIND = /\s(?:à|a|au|in|en|at|dans|near|près de|cerca de)\s+([^,]+)$/iu;

/**
 * Settles a typed place: a town of the site's country or near its professionals comes first, and
 * nothing abroad is taken that the text does not name. A bare name is one abroad only where it stands
 * for a town (`isTown`): behind "in", or as the answer to where it is.
 */
export function settlePlace(
  typed: string,
  language: Language,
  context: PlaceContext,
  isTown: boolean,
): Settled {
  const found = settleInTown(typed, language, context, isTown);
  const settled =
    isStop(typed) && !isLargeAtHome(found, context) ? stopAt(typed, { language, context }) : found;
  return settleOnStreet(settled, { text: typed, language, context });
}

/** A stop whose name no town or quarter of some size has: it is somewhere in the town, like a street. */
function stopAt(stop: string, reader: Asking): Settled {
  return settleStreet(stop, [], reader);
}

function isLargeAtHome(settled: Settled, context: PlaceContext): boolean {
  if (!('address' in settled)) return false;
  const { spot } = settled.address;
  return isHome(spot, context) && spot.population >= MIN_PEOPLE_AT_STOP;
}

function settleInTown(
  typed: string,
  language: Language,
  context: PlaceContext,
  isTown: boolean,
): Settled {
  const settled = settleWhole(typed, language, context, isTown);
  const quarter = settleQuarter(typed, settled, language, context);
  if (quarter) return quarter;
  const town = TOWN_AND_QUARTER.exec(typed) ?? QUARTER_AND_TOWN.exec(typed);
  if (!town) {
    if (settled.status !== 'unknown') return settled;
    const name = typed.replace(ARTICLE, '');
    if (name !== typed) return settleInTown(name, language, context, isTown);
    return settleBeginning(typed, language, context) ?? settled;
  }
  const byTown = settleWhole(town[1]!, language, context, true);
  if (settled.status === 'named' && !isElsewhere(settled, byTown)) return settled;
  return byTown.status === 'named' || settled.status === 'unknown' ? byTown : settled;
}

/** The quarter that a text names with its town, or with what is beside it; null without one. */
function settleQuarter(
  typed: string,
  settled: Settled,
  language: Language,
  context: PlaceContext,
): Settled | null {
  const named = quarterIn(typed);
  if (!named) return null;
  const found = settleWhole(named.text, language, context, true);
  if (found.status !== 'named' || found.address.street !== '') return null;
  if (named.isBare) return isHome(found.address.spot, context) ? found : null;
  return 'address' in settled && !isElsewhere(found, settled) ? found : null;
}

/** "Etobicoke lakeshore": of more than is known, the town it begins with; null without one. */
function settleBeginning(typed: string, language: Language, context: PlaceContext): Settled | null {
  const words = typed.trim().split(/\s+/);
  if (words.length > MAX_WORDS_OF_TOWN || /[\d,]/.test(typed)) return null;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (findPlaceName(foldName(name)) === null) continue;
    const settled = settleWhole(name, language, context, true);
    if (!('address' in settled) || !isHome(settled.address.spot, context)) continue;
    if (settled.address.spot.population >= MIN_PEOPLE_OF_TYPO) return settled;
  }
  return null;
}

/** Whether a quarter of that name lies in another town: "Acapulco, fracc. Las Brisas" is not in Monterrey. */
function isElsewhere(quarter: Settled, town: Settled): boolean {
  if (!('address' in quarter) || !('address' in town)) return false;
  return distanceKm(quarter.address.spot, town.address.spot) > NEAR_SITE_KM;
}

function settleWhole(
  typed: string,
  language: Language,
  context: PlaceContext,
  isTown: boolean,
): Settled {
  const text = asAddress(typed);
  const [first = '', ...behind] = text.split(',');
  const street = looksLikeStreet(first) || isStreetByForm(first) ? text : '';
  const likely = likelyAddresses(text, { language, context, asWritten: street !== '' });
  const whole = likely.filter(({ closeness }) => closeness === 'whole');
  const meant = lastPlaceIn(text, language, context);
  const isTownOfName = whole.some(({ address: { spot } }) => spotOf(meant ?? 0).key === spot.key);
  if (isTownOfName || !meansRegion(text, language, context)) {
    const settled = settleNamed(whole, street, { language, context, isTown });
    const longer = longerAtHome(first, settled, likely, { language, context });
    if (longer) return longer;
    if (settled) return orBegunAtHome(settled, likely, context);
  }
  const rest = street === '' ? text : [TOWN_BEHIND.exec(first)?.[1] ?? '', ...behind].join(',');
  const mentioned = lastPlaceIn(rest, language, context);
  if (mentioned !== null) {
    const spot = spotOf(mentioned);
    const isRegion = meansRegion(rest, language, context);
    if (isHome(spot, context)) return take(isRegion ? 'inferred' : 'named', { spot, street: '' });
    if (street === '' && spot.population >= MIN_PEOPLE_ABROAD) {
      if (isTown && !isRegion && mayNameTown(text)) {
        if (!endsInRegion(text)) return take('inferred', { spot, street: '' });
        const town = text.slice(0, text.lastIndexOf(' ')).replace(/,$/u, '');
        if (town !== '') return settleWhole(town, language, context, isTown);
      }
      return settleStreet(text, whole, { language, context });
    }
  }
  if (street !== '') return settleStreet(street, whole, { language, context });
  if (text.length < MIN_LETTERS_OF_TYPO) return { status: 'unknown' };
  return begunAtHome(likely, context) ?? { status: 'unknown' };
}

/** The place whose town the text names; null where it names none that may be taken. */
function settleNamed(
  whole: readonly Likely[],
  street: string,
  { language, context, isTown }: { language: Language; context: PlaceContext; isTown: boolean },
): Settled | null {
  const first = whole.find((one) => isNamed(one, context, isTown));
  const named = townBeforeQuarter(first, whole, context);
  if (!named) return null;
  const { address, isPlaced } = named;
  const { spot } = address;
  if (isPlaced || isNearSite(spot, context)) return { status: 'named', address, street: '' };
  const rivals = whole.filter(
    (one) =>
      one.address.street === address.street && distanceKm(one.address.spot, spot) > NEAR_SITE_KM,
  );
  if (!isHome(spot, context)) return { status: 'inferred', address, street: '' };
  const larger = rivals.find(
    ({ address: { spot: other } }) =>
      other.population >= TIMES_AS_LARGE * Math.max(1, spot.population) &&
      readersAt(spot, language) - readersAt(other, language) < POINTS_OF_OWN_REGION,
  );
  // "San Antonio Texas" is a hamlet too, but the state is said.
  if (larger?.isPlaced) return { status: 'named', address: larger.address, street: '' };
  if (larger) return { status: 'unclear', options: [address, larger.address], street };
  const isOneOfSeveral = rivals.some(({ address: { spot: other } }) => {
    const times = isHome(other, context) ? RIVAL_AT_HOME : 1;
    return other.population * times >= spot.population;
  });
  return { status: isOneOfSeveral ? 'inferred' : 'named', address, street: '' };
}

/** Whether the text says that it is there, rather than having a word that is a town, too. */
function isNamed(
  { address: { spot, street }, isJoined, isPlaced }: Likely,
  context: PlaceContext,
  isTown: boolean,
): boolean {
  if (isPlaced) return true;
  if (!isHome(spot, context)) {
    if (spot.kind === 'postal' || isJoined || !(isTown || street !== '')) return false;
    const least = isTown && street === '' ? MIN_PEOPLE_OF_TOWN_ABROAD : MIN_PEOPLE_ABROAD;
    return spot.population >= least;
  }
  return !isJoined || isNearSite(spot, context) || endsStreet(street);
}

function readersAt({ country, region }: Spot, language: Language): number {
  return homePoints(`${country}.${region}`, language);
}

/** The town at home that the name only begins: "Rivas" of Rivas-Vaciamadrid, before one abroad. */
function begunAtHome(likely: readonly Likely[], context: PlaceContext): Settled | null {
  const near = likely.find((one) => isWellKnown(one) && isHome(one.address.spot, context));
  return near ? { status: 'inferred', address: near.address, street: '' } : null;
}

function orBegunAtHome(
  settled: Settled,
  likely: readonly Likely[],
  context: PlaceContext,
): Settled {
  if (settled.status !== 'inferred') return settled;
  const { spot } = settled.address;
  const isSmallAbroad = !isHome(spot, context) && spot.population < MIN_PEOPLE_ABROAD;
  return (isSmallAbroad && begunAtHome(likely, context)) || settled;
}

/** "Lanús oeste", "East Boston": more of a town than its name, but no sentence and no street. */
function mayNameTown(text: string): boolean {
  const isStreet = text.split(',').some((part) => looksLikeStreet(part) || isStreetByForm(part));
  return !isStreet && !/\d/.test(text) && text.split(/\s+/u).length <= MAX_WORDS_OF_TOWN;
}

function isWellKnown({ closeness, address }: Likely): boolean {
  return closeness !== 'none' && address.spot.population >= MIN_PEOPLE_OF_TYPO;
}

function take(
  status: 'named' | 'inferred',
  { spot, street }: { spot: Spot; street: string },
): Settled {
  return { status, address: plain(spot, ''), street };
}
