import { portraitUrl } from '#contract/portraits.ts';
import { distanceText, type DistanceUnit } from '#contract/distance.ts';
import type { Language } from '#contract/language.ts';
import {
  middleOf,
  ringsWithin,
  type Extent,
  type Ground,
  type OnMap,
  type Spot,
} from '#contract/look/map/on-map.ts';
import { placeLabels, type Label } from '#contract/look/map/place-labels.ts';
import { ringLabels } from '#contract/look/map/ring-labels.ts';
import { spread } from '#contract/look/map/spread.ts';
import { areaMiddle, coveredPlaces, offsetFrom, type City } from '#server/places/places.ts';
import { markup, type Html } from '#server/platform/html.ts';
import type { ListedCard } from '#server/professionals/professionals.ts';
import { textsIn } from './texts/texts.ts';

/** As wide for its height as the frame beside the title. */
const GROUND: Ground = { width: 320, height: 196, radius: 86 };
/** The distances at which the map may end. */
const RADII_KM = [10, 20, 50, 100];
/** A map is wider than its radius. */
const CORNERS = 1.8;
const MOST_PLACES = 20;
/** More would leave no room for names. */
const MOST_FACES = 6;

/**
 * A map of a city without tiles: rings of distances around its middle, the names of districts and
 * towns, and the first of its professionals, each in the middle of their district or town.
 */
export function cityMap(
  city: City,
  people: readonly ListedCard[],
  { language, unit }: { language: Language; unit: DistanceUnit },
  look: string,
): Html {
  const shown = placed(city, people).slice(0, MOST_FACES);
  const places = shown.map(({ place }) => place);
  const extent = { ground: GROUND, radiusKm: radiusAround(places), unit };
  const around = { km: CORNERS * extent.radiusKm, most: MOST_PLACES, language };
  const faces = spread(places, extent);
  const { places: named } = coveredPlaces(city, around);
  const labels = placeLabels(named, extent, faces, { sides: ['above'] });
  return markup`<svg viewBox="0 0 ${GROUND.width} ${GROUND.height}" role="img" aria-label="${textsIn(language).city.map(city.name)}" class="area-map ${look}">
<defs><clipPath id="face"><circle r="14"/></clipPath></defs>
${rings(extent, faces)}
${labels.map(town)}
${litWindow()}
${shown.map(({ url }, index) => face(url, faces[index]!))}
</svg>`;
}

/** Those whose district or town is known: nobody stands where they live. */
function placed(city: City, people: readonly ListedCard[]) {
  return people.flatMap((one) => {
    const { id, avatar } = one.profile;
    const area = areaMiddle(one);
    return area ? [{ url: portraitUrl(id, avatar), place: offsetFrom(city, area) }] : [];
  });
}

function radiusAround(places: readonly OnMap[]): number {
  const farthest = Math.max(0, ...places.map(({ eastKm, northKm }) => Math.hypot(eastKm, northKm)));
  return RADII_KM.find((km) => km >= farthest) ?? Math.ceil(farthest);
}

function rings(extent: Extent & { unit: DistanceUnit }, faces: readonly Spot[]) {
  const { x, y } = middleOf(GROUND);
  const drawn = ringsWithin(extent).map(
    ({ r }) => markup`<circle cx="${x}" cy="${y}" r="${r}" class="area-map-ring"/>`,
  );
  const labels = ringLabels(extent, faces).map(
    ({ km, ...at }) =>
      markup`<text x="${at.x}" y="${at.y + 3}" text-anchor="middle" class="area-map-km">${distanceText(km, extent.unit)}</text>`,
  );
  return markup`<circle cx="${x}" cy="${y}" r="44" class="area-map-glow"/>${drawn}${labels}`;
}

function town({ name, x, y }: Label): Html {
  return markup`<g transform="${moved({ x, y })}"><circle r="1.6" class="area-map-town"/><text y="-4" text-anchor="middle" class="area-map-label">${name}</text></g>`;
}

/** The mark of the site: a house whose window is lit. */
function litWindow(): Html {
  const { x, y } = middleOf(GROUND);
  return markup`<g transform="${moved({ x: x - 11, y: y - 13 })}"><path d="M11 1 21 9v14H1V9z" class="area-map-house"/><rect x="7" y="11" width="8" height="9" rx="4" class="area-map-window"/></g>`;
}

function face(url: string, at: Spot): Html {
  return markup`<g transform="${moved(at)}"><circle r="16" class="area-map-rim"/><image href="${url}" x="-14" y="-14" width="28" height="28" preserveAspectRatio="xMidYMid slice" clip-path="url(#face)"/></g>`;
}

function moved({ x, y }: Spot): string {
  return `translate(${tenths(x)} ${tenths(y)})`;
}

function tenths(units: number): number {
  return Math.round(units * 10) / 10;
}
