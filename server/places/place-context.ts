import { areaOf, atlas, hasImports } from './gazetteer/atlas.ts';
import { townAround } from './city.ts';
import { distanceKm, type Point } from './distance.ts';
import type { Spot } from './spot.ts';

/** A town where professionals are, and how many. */
export interface ServedTown extends Point {
  /** Its index in the atlas. */
  city: number;
  professionals: number;
  /** IANA name. */
  timeZone: string;
}

/** Where a browser says it is. */
export interface BrowserRegion {
  /** IANA name; null where it was not told. */
  timeZone: string | null;
  /** The country of its preferred language, ISO 3166-1 alpha-2; null where it names none. */
  country: string | null;
}

/** What is known of where somebody may be who types a place. */
export interface PlaceContext {
  /** The country of the site, ISO 3166-1 alpha-2. */
  country: string;
  /** Where professionals are, most first. */
  served: readonly ServedTown[];
  /** Places of the person's earlier requests, newest first. */
  earlier: readonly Point[];
  browser: BrowserRegion;
  /** The imported streets that the text to be settled may name. */
  streets?: readonly Street[];
}

/** An imported street. */
export interface Street {
  name: string;
  spot: Spot;
}

/** A site in a country of which nothing else is known. */
export function siteIn(country: string): PlaceContext {
  return { country, served: [], earlier: [], browser: { timeZone: null, country: null } };
}

/** Within so many kilometres of professionals a place is near the site. */
export const NEAR_SITE_KM = 60;
/** From this share of the professionals on, all of a site is about one town. */
const ONE_TOWN = 0.9;
const MIN_PROFESSIONALS = 3;
const MAX_ANCHORS = 3;

/** The points that nearer places come first to: where the person was before, then the largest supply. */
export function anchorsOf({ earlier, served }: PlaceContext): Point[] {
  return [...earlier, ...served].slice(0, MAX_ANCHORS);
}

/** Whether a point is near professionals, or near a place of an earlier request. */
export function isNearSite(point: Point, { served, earlier }: PlaceContext): boolean {
  return [...earlier, ...served].some((other) => distanceKm(point, other) <= NEAR_SITE_KM);
}

/** Whether a place is in the country of the site, or near it. */
export function isHome(spot: Spot, context: PlaceContext): boolean {
  return spot.country === context.country || isNearSite(spot, context);
}

/**
 * The town that a street without one is taken to be in: that of the person's last request, or the
 * only one the site has professionals in; undefined where it has to be asked for.
 */
export function homeTown(context: PlaceContext): number | undefined {
  const [last] = context.earlier;
  if (last) return townAround(last);
  const served = servedWherePersonIs(context);
  const all = served.reduce((sum, { professionals }) => sum + professionals, 0);
  const [most] = served;
  const isOnly = most && all >= MIN_PROFESSIONALS && most.professionals >= ONE_TOWN * all;
  return isOnly ? numberOfServed(most) : undefined;
}

/** The index of a served town: of the imported one, where it is one. */
export function numberOfServed({ city, lat, lon }: ServedTown): number {
  return hasImports() ? (townAround({ lat, lon }) ?? city) : city;
}

/** The served towns in the time zone of the person's browser, else in its country, else all. */
export function servedWherePersonIs({ served, browser }: PlaceContext): readonly ServedTown[] {
  const { cities } = atlas();
  const inZone = served.filter(({ timeZone }) => timeZone === browser.timeZone);
  if (inZone.length > 0) return inZone;
  const inCountry = served.filter(({ city }) => areaOf(cities, city)[0] === browser.country);
  return inCountry.length > 0 ? inCountry : served;
}
