import { HEIGHT, numberedRings, positionOf, WIDTH, type OnMap } from './on-map.ts';

/** Where a name stands, seen from its place. */
const SIDES = ['above', 'right', 'left', 'below'] as const;
export type Side = (typeof SIDES)[number];

export interface Label {
  name: string;
  isOutside: boolean;
  x: number;
  y: number;
  side: Side;
}

interface Position {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of text in 12 pixels on a map that is as wide as its units, in these. */
const LETTER = 6.6;
const LINE = 14;
const GAP = 4;
const MOST = 8;
/** Of the number of kilometres on a ring. */
const RING_LABEL = { width: 34, height: 14 };
const FACE = 40;

interface Ground {
  radiusKm: number;
  /** Positions of faces, in units of the map. */
  faces: readonly Position[];
  /** How wide the map is where it is narrowest, in pixels. */
  narrowest?: number;
}

/**
 * The names that fit on a map, the first first: none across another, over the middle, a face or the
 * number of a ring, or beyond the edge.
 */
export function placeLabels(
  places: readonly (OnMap & { name: string; isOutside?: boolean })[],
  { radiusKm, faces, narrowest = WIDTH }: Ground,
): Label[] {
  const scale = WIDTH / narrowest;
  const middle = { x: WIDTH / 2, y: HEIGHT / 2 };
  const boxes = [
    ...[middle, ...faces].map((face) => around(face, scale * FACE, scale * FACE)),
    ...numberedRings(radiusKm).map((ring) =>
      around(ring, scale * RING_LABEL.width, scale * RING_LABEL.height),
    ),
  ];
  const labels: Label[] = [];
  for (const place of places) {
    const spot = positionOf(place, radiusKm);
    const free = (side: Side) => isFree(labelBox(place.name, spot, side, scale), boxes);
    const side = labels.length < MOST && SIDES.find(free);
    if (!side) continue;
    boxes.push(labelBox(place.name, spot, side, scale));
    labels.push({ name: place.name, isOutside: place.isOutside ?? false, ...spot, side });
  }
  return labels;
}

/** With its place and some room. */
function labelBox(name: string, { x, y }: Position, side: Side, scale: number): Box {
  const width = scale * (name.length * LETTER + 2 * GAP);
  const height = scale * LINE;
  if (side === 'left') return { left: x - width, right: x + GAP, ...beside(y, height) };
  if (side === 'right') return { left: x - GAP, right: x + width, ...beside(y, height) };
  const over = { left: x - width / 2, right: x + width / 2 };
  return side === 'above'
    ? { ...over, top: y - height - GAP, bottom: y + GAP }
    : { ...over, top: y - GAP, bottom: y + height + GAP };
}

function beside(y: number, height: number) {
  return { top: y - height / 2, bottom: y + height / 2 };
}

function around({ x, y }: Position, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, ...beside(y, height) };
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  return isInside(box) && !taken.some((other) => overlaps(box, other));
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && right <= WIDTH && top >= 0 && bottom <= HEIGHT;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
