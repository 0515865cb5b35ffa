import { HEIGHT, positionOf, WIDTH, type OnMap } from './on-map.ts';

export interface Label {
  name: string;
  isOutside: boolean;
  x: number;
  y: number;
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

/** Of text in 12 pixels on the narrowest map, in units of the map. */
const LETTER = 6.6;
const LINE = 14;
const GAP = 4;
const MOST = 8;

/**
 * The names that fit on a map of this radius, the first first: none across another, over the middle,
 * over one of the `taken` positions in units of the map, or beyond the edge.
 */
export function placeLabels(
  places: readonly (OnMap & { name: string; isOutside?: boolean })[],
  radiusKm: number,
  taken: readonly Position[],
): Label[] {
  const boxes = [{ x: WIDTH / 2, y: HEIGHT / 2 }, ...taken].map(faceBox);
  const labels: Label[] = [];
  for (const place of places) {
    const { x, y } = positionOf(place, radiusKm);
    const box = labelBox(place.name, x, y);
    if (labels.length === MOST || !isInside(box) || boxes.some((other) => overlaps(box, other)))
      continue;
    boxes.push(box);
    labels.push({ name: place.name, isOutside: place.isOutside ?? false, x, y });
  }
  return labels;
}

function labelBox(name: string, x: number, y: number): Box {
  const half = (name.length * LETTER) / 2 + GAP;
  return { left: x - half, right: x + half, top: y - LINE - GAP, bottom: y + GAP };
}

function faceBox({ x, y }: Position): Box {
  const half = 20;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
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
