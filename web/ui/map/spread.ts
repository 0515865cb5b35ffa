import { positionOf, type OnMap } from './on-map.ts';

const FACE = 34;

/**
 * Where each face stands on a map of this radius, in its units: at its area, apart from the middle and
 * from those before it, so that all can be seen.
 */
export function spread(people: readonly OnMap[], radiusKm: number): { x: number; y: number }[] {
  const taken = [positionOf({ eastKm: 0, northKm: 0 }, radiusKm)];
  return people.map((one) => {
    const place = freePlace(positionOf(one, radiusKm), taken);
    taken.push(place);
    return place;
  });
}

function freePlace(wanted: { x: number; y: number }, taken: readonly { x: number; y: number }[]) {
  for (let step = 0; step < 40; step += 1) {
    const away = step === 0 ? 0 : FACE * (0.6 + step / 12);
    const angle = step * 2.4;
    const place = { x: wanted.x + away * Math.cos(angle), y: wanted.y + away * Math.sin(angle) };
    if (taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= FACE)) return place;
  }
  return wanted;
}
