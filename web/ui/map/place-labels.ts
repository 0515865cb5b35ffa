import { HEIGHT, numberedRings, positionOf, WIDTH, type OnMap } from './on-map.ts';

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

/** Of text in 12 pixels on a map that is as wide as its units, in these. */
const LETTER = 6.6;
const LINE = 14;
const GAP = 4;
const MOST = 8;
/** Of the number of kilometres on a ring. */
const RING_LABEL = { width: 34, height: 14 };

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
  const boxes = [
    ...[{ x: WIDTH / 2, y: HEIGHT / 2 }, ...faces].map((face) => faceBox(face, scale)),
    ...numberedRings(radiusKm).map(({ x, y }) => ringBox(x, y, scale)),
  ];
  const labels: Label[] = [];
  for (const place of places) {
    const { x, y } = positionOf(place, radiusKm);
    const box = labelBox(place.name, { x, y }, scale);
    if (labels.length === MOST || !isInside(box) || boxes.some((other) => overlaps(box, other)))
      continue;
    boxes.push(box);
    labels.push({ name: place.name, isOutside: place.isOutside ?? false, x, y });
  }
  return labels;
}

function labelBox(name: string, { x, y }: Position, scale: number): Box {
  const half = scale * ((name.length * LETTER) / 2 + GAP);
  return { left: x - half, right: x + half, top: y - scale * (LINE + GAP), bottom: y + GAP };
}

function faceBox({ x, y }: Position, scale: number): Box {
  const half = scale * 20;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function ringBox(x: number, y: number, scale: number): Box {
  const [half, high] = [(scale * RING_LABEL.width) / 2, (scale * RING_LABEL.height) / 2];
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
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
