import type { Language, UnderstoodLanguage } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import type { Closeness } from '#server/places/names/name-index.ts';
import type { PlaceContext } from '#server/places/place-context.ts';

const CLOSENESS: Readonly<Record<Closeness | 'none', number>> = {
  whole: 4,
  beginning: 1.5,
  word: 1,
  typo: 0.5,
  none: 0.5,
};
const WITHIN_POINTS = 3;
const UNCUT_POINTS = 4;
const NEAR_POINTS = 5;
const NEAR_KM = 50;

type Countries = Pick<PlaceContext, 'country' | 'browser'>;

/** Where the readers of a language mostly live; a point is worth a tenfold population. */
const HOME: Readonly<Record<UnderstoodLanguage, Readonly<Record<string, number>>>> = {
  en: { CA: 1.5, US: 1.5, GB: 0.3, IE: 0.3, AU: 0.3, NZ: 0.3 },
  fr: { 'CA.10': 3, CA: 1.5, FR: 0.5, BE: 0.5, CH: 0.3 },
  es: { MX: 1.5, CO: 1.5, ES: 1.5, AR: 0.8, CL: 0.8, PE: 0.8, US: 0.5, CA: 0.3 },
};

/** In the country of the site; less in that of the person's browser. */
const SITE_POINTS = 4;
const BROWSER_POINTS = 1;

/** Points of a place in `area` (`CC.region`), for a reader of a language on a site. */
export function homePoints(area: string, language: Language, context?: Countries): number {
  const home = HOME[understoodIn(language)];
  const country = area.slice(0, 2);
  return (
    (home[area] ?? home[country] ?? 0) +
    (context?.country === country ? SITE_POINTS : 0) +
    (context?.browser.country === country ? BROWSER_POINTS : 0)
  );
}

/** Points for how much of a name was typed. */
export function closenessPoints(
  closeness: Closeness | 'none',
  typed: number,
  length: number,
): number {
  return CLOSENESS[closeness] + (closeness === 'beginning' ? typed / Math.max(typed, length) : 0);
}

/**
 * Points for several words that are one whole name, without a split into place and region; a single
 * word may be the beginning of a longer name.
 */
export function uncutPoints(
  { place, isCut }: { place: string; isCut: boolean },
  closeness: Closeness | 'none',
): number {
  return !isCut && closeness === 'whole' && /[\s-]/.test(place.trim()) ? UNCUT_POINTS : 0;
}

/** Points for population: one for each power of ten. */
export function populationPoints(population: number): number {
  return Math.log10(population + 10);
}

/** Points for lying in this many of the regions, countries and cities typed after a name. */
export function surroundingPoints(inside: number): number {
  return inside * WITHIN_POINTS;
}

/** Points for being near the caller, or the site; half of them at 50 km, none infinitely far. */
export function nearPoints(km: number): number {
  return NEAR_POINTS / (1 + km / NEAR_KM);
}
