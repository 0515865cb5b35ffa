import type { Language } from '#contract/language.ts';
import { distanceKm } from './distance.ts';
import type { PlaceReference } from './place-ids/place-id.ts';
import { postalAreas } from './postal/postal-areas.ts';
import { spotByKey, spotOfPostalArea, type Spot } from './spot.ts';
import { fullText } from './wording.ts';

/** A place and the more precise parts typed with it. */
export interface Address {
  spot: Spot;
  street: string;
  postalCode: string;
}

const POSTAL_CODE_KM = 60;

/** The address of a reference, or null when its place does not exist. */
export function addressOf({ key, street = '', postalCode = '' }: PlaceReference): Address | null {
  const spot = spotByKey(key);
  return spot && { spot, street, postalCode };
}

/**
 * Formats an address as one line: the street, or else the postal code, then the place from small to
 * large.
 */
export function formatAddress({ spot, street, postalCode }: Address, language: Language): string {
  if (street) return `${street}, ${fullText(spot, language, postalCode)}`;
  return [postalCode, fullText(spot, language)].filter(Boolean).join(', ');
}

/** Whether the place of an address is within its postal area, as far as the code is known. */
export function agreesWithPostalCode({ spot, postalCode }: Address): boolean {
  const areas = postalAreas(postalCode).map(spotOfPostalArea);
  return areas.some((area) => distanceKm(area, spot) < POSTAL_CODE_KM);
}

/**
 * The most precise point of an address: its postal area where that agrees with the place (and is
 * not the vaguer of the two), else the place.
 */
export function mostPreciseSpot({ spot, postalCode }: Address): Spot {
  if (spot.exact || !postalCode) return spot;
  const areas = postalAreas(postalCode).map(spotOfPostalArea);
  return areas.find((area) => area.exact && distanceKm(area, spot) < POSTAL_CODE_KM) ?? spot;
}
