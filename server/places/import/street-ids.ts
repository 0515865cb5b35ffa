import { distanceKm, type Point } from '#server/places/distance.ts';

/** A street that an import holds already. */
export interface ImportedStreet extends Point {
  id: string;
}

/** The middle of a street moves by less when ways are added to it. */
const SAME_STREET_KM = 5;

/**
 * The ids of the streets of one name in one town: each is the nearest one that the import holds, so
 * that a further street of that name moves none; the others get the next numbers.
 */
export function idsOfNamesakes(
  streets: readonly Point[],
  held: readonly ImportedStreet[],
  idOf: (number: number) => string,
): string[] {
  const pairs = streets.flatMap((street, at) =>
    held.map((one) => ({ at, id: one.id, km: distanceKm(street, one) })),
  );
  const ids = new Map<number, string>();
  const matched = new Set<string>();
  for (const { at, id, km } of pairs.toSorted((one, other) => one.km - other.km)) {
    if (km > SAME_STREET_KM || ids.has(at) || matched.has(id)) continue;
    ids.set(at, id);
    matched.add(id);
  }
  const used = new Set(held.map(({ id }) => id));
  let number = 0;
  const next = () => {
    let id;
    do id = idOf(++number);
    while (used.has(id));
    return id;
  };
  return streets.map((_, at) => ids.get(at) ?? next());
}
