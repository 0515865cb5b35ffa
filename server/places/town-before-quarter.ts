import type { Likely } from './autocomplete/autocomplete.ts';
import { isNearSite, type PlaceContext } from './place-context.ts';

/** A town of at least a fourth of the people is meant before the quarter of another. */
const TIMES_AS_SMALL = 4;

/**
 * The town of a name instead of a quarter that is called like it, far from the site and without its
 * city: Saint-Sauveur in the Laurentides, not that of Québec.
 */
export function townBeforeQuarter(
  named: Likely | undefined,
  whole: readonly Likely[],
  context: PlaceContext,
): Likely | undefined {
  if (!named || named.isPlaced) return named;
  const { spot, street } = named.address;
  if (spot.kind !== 'neighbourhood' || isNearSite(spot, context)) return named;
  const town = whole.find(
    ({ address: { spot: other, street: before } }) =>
      other.kind === 'city' &&
      before === street &&
      other.country === spot.country &&
      other.region === spot.region &&
      other.population * TIMES_AS_SMALL >= spot.population,
  );
  return town ?? named;
}
