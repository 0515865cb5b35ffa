import { atlas } from './atlas.ts';
import type { Point } from '#server/places/distance.ts';

const KM_PER_DEGREE = 111;

let loaded: Map<number, number[]> | undefined;

/**
 * The indexes of all towns within a radius of a point, and of some farther ones: those of every
 * square degree the circle touches. The first call builds the grid (a few milliseconds).
 */
export function townsAbout({ lat, lon }: Point, km: number): number[] {
  const squares = (loaded ??= sortIntoSquares());
  const up = km / KM_PER_DEGREE;
  const narrow = Math.cos((Math.min(89, Math.abs(lat) + up) * Math.PI) / 180);
  const across = Math.min(180, up / narrow);
  const found: number[] = [];
  for (let row = Math.floor(lat - up); row <= Math.floor(lat + up); row++) {
    for (let column = Math.floor(lon - across); column <= Math.floor(lon + across); column++) {
      found.push(...(squares.get(squareOf(row, column)) ?? []));
    }
  }
  return found;
}

function sortIntoSquares(): Map<number, number[]> {
  const { cities } = atlas();
  const squares = new Map<number, number[]>();
  for (let city = 0; city < cities.count; city++) {
    const square = squareOf(Math.floor(cities.lat[city]!), Math.floor(cities.lon[city]!));
    const inSquare = squares.get(square);
    if (inSquare) inSquare.push(city);
    else squares.set(square, [city]);
  }
  return squares;
}

/** Degrees east wrap around. */
function squareOf(row: number, column: number): number {
  return row * 360 + ((((column + 180) % 360) + 360) % 360);
}
