import { middleOf, ringsWithin, type Extent, type Ground, type Spot } from './on-map.ts';

export interface RingLabel extends Spot {
  km: number;
}

/** A ring smaller than this has no room for its name. */
const SMALLEST = 30;
/** How far the middle of a label has to be from that of a face. */
const ACROSS = 30;
const DOWN = 22;
const EDGE = { across: 14, down: 6 };

/**
 * Where the rings of a map say how far they are: on the ring, below the middle or else beside or above
 * it, where no face is; nowhere if there is one on each side.
 */
export function ringLabels(extent: Extent, faces: readonly Spot[]): RingLabel[] {
  const { x, y } = middleOf(extent.ground);
  return ringsWithin(extent)
    .filter(({ r }) => r > SMALLEST)
    .flatMap(({ km, r }) => {
      const spots = [
        { x, y: y + r },
        { x: x + r, y },
        { x: x - r, y },
        { x, y: y - r },
      ];
      const spot = spots.find((one) => isInside(one, extent.ground) && isFree(one, faces));
      return spot ? [{ km, ...spot }] : [];
    });
}

function isInside({ x, y }: Spot, { width, height }: Ground): boolean {
  const { across, down } = EDGE;
  return x >= across && x <= width - across && y >= down && y <= height - down;
}

function isFree(spot: Spot, faces: readonly Spot[]): boolean {
  return faces.every(
    (face) => Math.abs(face.x - spot.x) >= ACROSS || Math.abs(face.y - spot.y) >= DOWN,
  );
}
