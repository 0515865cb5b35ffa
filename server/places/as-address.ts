import { withPlaceBehindCorner } from './corner-in-district.ts';
import { foldName } from './names/fold.ts';
import { findPlaceName } from './names/place-names.ts';

/** Of "malecón de Loreto" the town is meant. */
const LANDMARK =
  /^(?:el |la |le |l[’'])?(?:malec[oó]n|nevado|volc[aá]n|z[oó]calo|kiosco|mercado|centro|chsld|h[oô]pital|presbyt[eè]re|[eé]glise|village)\s(?:del?|du|d[’'])\s?(?=\p{L}{3})/iu;
/** "St-Lambert on the south shore" is St-Lambert. */
const ON_SHORE =
  / (?:on|in|sur|dans) (?:the |la |l['’])?(?:south[ -]shore|north[ -]shore|west[ -]island|rive[ -](?:sud|nord)|ouest-de-l['’][iî]le)$/iu;
/** "Roath in Cardiff" is "Roath, Cardiff". */
const PART_OF_TOWN = /^([^,]+?)\s(?:in|à|en|dans|sur|aux?)\s(?:(?:la|le|les)\s)?([^,\d]+)(?=,|$)/iu;

/** A typed place with the signs of an address. */
export function asAddress(typed: string): string {
  const text = withPlaceBehindCorner(typed.trim())
    .replace(LANDMARK, '')
    .replace(ON_SHORE, '')
    .replace(/\s*[&+@]\s*/gu, ' and ');
  // "Chute-aux-Outardes" is no part of "Outardes".
  const isName = findPlaceName(foldName(text.split(',')[0]!), true) !== null;
  return isName ? text : text.replace(PART_OF_TOWN, '$1, $2');
}

/** Of a region alone the largest city is not meant: "barrio lindo, California". */
export function endsInRegion(text: string): boolean {
  const last = foldName(text).split(' ').at(-1) ?? '';
  return findPlaceName(last)?.kind === 'region';
}

/** "Mississauga (Erin Mills)", "Laval, Pont-Viau", "Québec secteur Sainte-Foy": a town, then its quarter. */
const QUARTER_BEHIND =
  /^([^,\d()]{3,40}?)(?:, ?| ?\(|,? (?:secteur|quartier|sector|zona|barrio|colonia|col\.) )([^,\d()]{3,40}?)\)?$/iu;
/** "The Plateau near Mont-Royal metro": what is near it is no town. */
const BESIDE =
  /^(?:the |le |la |el )?([^,\d]{3,40}?),? (?:near|by|close to|next to|pr[eè]s d[eu]|proche d[eu]|à c[oô]t[eé] d[eu]|cerca del?|junto al?|por el|frente al?) .+$/iu;

/**
 * The quarter that a typed place tells of with its town, or without one where that is not said
 * (`isBare`); null without a quarter.
 */
export function quarterIn(typed: string): { text: string; isBare: boolean } | null {
  const [, town, behind] = QUARTER_BEHIND.exec(typed) ?? [];
  const quarter = behind ?? BESIDE.exec(typed)?.[1] ?? '';
  if (findPlaceName(foldName(quarter))?.kind !== 'neighbourhood') return null;
  return { text: town === undefined ? quarter : `${quarter}, ${town}`, isBare: town === undefined };
}
