import type { DistanceUnit } from '#contract/distance.ts';

const UNITS = [
  [/(?<!\p{L})(?:kms?|kilom[eè]tres?|kilómetros?|kilomet(?:er|re)s?)(?!\p{L})/iu, 'km'],
  [/(?<!\p{L})(?:mi|miles?|milles?|millas?)(?!\p{L})/iu, 'mi'],
] as const;

/** The unit that a distance or the name of a column says: "30 km", "radius (mi)". */
export function namedDistanceUnit(text: string): DistanceUnit | null {
  return UNITS.find(([named]) => named.test(text))?.[1] ?? null;
}
