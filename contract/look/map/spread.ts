import { middleOf, positionOf, type Extent, type Ground, type OnMap, type Spot } from './on-map.ts';

const FACE = 34;
/** Half a face and its ring. */
const EDGE = 19;

/**
 * Where each face stands on a map, in its units: at its area, apart from the middle, the edge and those
 * before it, so that all can be seen.
 */
export function spread(people: readonly OnMap[], extent: Extent): Spot[] {
  const taken = [middleOf(extent.ground)];
  return people.map((one) => {
    const place = freePlace(positionOf(one, extent), taken, extent.ground);
    taken.push(place);
    return place;
  });
}

function freePlace(wanted: Spot, taken: readonly Spot[], ground: Ground): Spot {
  for (let step = 0; step < 60; step += 1) {
    const away = step === 0 ? 0 : FACE * (0.6 + step / 12);
    const angle = step * 2.4;
    const place = { x: wanted.x + away * Math.cos(angle), y: wanted.y + away * Math.sin(angle) };
    if (isInside(place, ground) && isFree(place, taken)) return place;
  }
  return wanted;
}

function isInside({ x, y }: Spot, { width, height }: Ground): boolean {
  return x >= EDGE && x <= width - EDGE && y >= EDGE && y <= height - EDGE;
}

function isFree(place: Spot, taken: readonly Spot[]): boolean {
  return taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= FACE);
}
