import { middleOf, positionOf, type Extent, type Ground, type OnMap, type Spot } from './on-map.ts';
import { ringLabels } from './ring-labels.ts';

export interface Label extends Spot {
  name: string;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of text in 12 pixels on the narrowest map, in units of the map. */
const LETTER = 6.6;
const LINE = 14;
const GAP = 4;
const MOST = 8;

/**
 * The names that fit on a map, the first first: none across another, over the middle, over a face, over
 * the label of a ring, or beyond the edge.
 */
export function placeLabels(
  places: readonly (OnMap & { name: string })[],
  extent: Extent,
  faces: readonly Spot[],
): Label[] {
  const boxes = [middleOf(extent.ground), ...faces].map(faceBox);
  boxes.push(...ringLabels(extent, faces).map(ringBox));
  const labels: Label[] = [];
  for (const place of places) {
    const { x, y } = positionOf(place, extent);
    const box = labelBox(place.name, x, y);
    const isFree = isInside(box, extent.ground) && !boxes.some((other) => overlaps(box, other));
    if (labels.length === MOST || !isFree) continue;
    boxes.push(box);
    labels.push({ name: place.name, x, y });
  }
  return labels;
}

function labelBox(name: string, x: number, y: number): Box {
  const half = (name.length * LETTER) / 2 + GAP;
  return { left: x - half, right: x + half, top: y - LINE - GAP, bottom: y + GAP };
}

function faceBox({ x, y }: Spot): Box {
  const half = 20;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function ringBox({ x, y }: Spot): Box {
  return { left: x - 14, right: x + 14, top: y - 5, bottom: y + 5 };
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Ground): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
