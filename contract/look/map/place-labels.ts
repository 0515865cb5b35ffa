import { middleOf, positionOf, type Extent, type Ground, type OnMap, type Spot } from './on-map.ts';
import { ringLabels } from './ring-labels.ts';

/** Where a name stands, seen from its place. */
const SIDES = ['above', 'right', 'left', 'below'] as const;
export type Side = (typeof SIDES)[number];

export interface Label extends Spot {
  name: string;
  isOutside: boolean;
  side: Side;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A letter of the labels is about so wide, in units of the map; lines are so high. */
const LETTER = 6.6;
const LINE = 14;
const GAP = 4;
const MOST = 8;
const FACE = 40;
/** Of the number of kilometres on a ring. */
const RING = { width: 28, height: 10 };

interface Names {
  /** The sides a name may stand on, the best first. */
  sides?: readonly Side[];
  /** How wide the map is where it is narrowest, in pixels: names stay as large as the page's text. */
  narrowest?: number | undefined;
  /** The radius of a circle around the middle, in units of the map: no name lies across its line. */
  circle?: number | undefined;
}

/**
 * The names that fit on a map, the first first: none across another, over the middle, over a face, over
 * the label of a ring, or beyond the edge.
 */
export function placeLabels(
  places: readonly (OnMap & { name: string; isOutside?: boolean })[],
  extent: Extent,
  faces: readonly Spot[],
  { sides = SIDES, narrowest = extent.ground.width, circle = Infinity }: Names = {},
): Label[] {
  const scale = extent.ground.width / narrowest;
  const middle = middleOf(extent.ground);
  const boxes = [
    ...[middle, ...faces].map((face) => around(face, scale * FACE, scale * FACE)),
    ...ringLabels(extent, faces).map((ring) =>
      around(ring, scale * RING.width, scale * RING.height),
    ),
  ];
  const labels: Label[] = [];
  for (const { name, isOutside = false, ...place } of places) {
    const spot = positionOf(place, extent);
    const side = sides.find((one) => {
      const box = labelBox(name, spot, one, scale);
      return isFree(box, boxes, extent.ground) && !isAcross(box, middle, circle);
    });
    if (labels.length === MOST || !side) continue;
    boxes.push(labelBox(name, spot, side, scale));
    labels.push({ name, isOutside, ...spot, side });
  }
  return labels;
}

/** With its place and some room. */
function labelBox(name: string, { x, y }: Spot, side: Side, scale: number): Box {
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

function around({ x, y }: Spot, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, ...beside(y, height) };
}

function isFree(box: Box, taken: readonly Box[], ground: Ground): boolean {
  return isInside(box, ground) && !taken.some((other) => overlaps(box, other));
}

/** Whether the line of a circle runs through a box. */
function isAcross({ left, right, top, bottom }: Box, { x, y }: Spot, radius: number): boolean {
  const nearest = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const farthest = Math.hypot(Math.max(x - left, right - x), Math.max(y - top, bottom - y));
  return nearest < radius && radius < farthest;
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Ground): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
