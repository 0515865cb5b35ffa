import type { MapTiles } from '#contract/requests/neighbourhood.ts';
import { radians, type Point } from './distance.ts';

/** An operator's tile server. */
export interface TileServer {
  /** With {z}, {x} and {y}, as OpenStreetMap counts them. */
  url: string;
  credit: string;
}

/** Along the equator. */
const AROUND_EARTH_KM = 40_075;
/** How many tiles the radius of a map takes at least, so that they are sharp. */
const TILES_PER_RADIUS = 0.6;
/** What a map shows, in its radii: it is wider than high. */
const ACROSS = 3.25;
const DOWN = 1.25;
const MAX_ZOOM = 16;

/** The tiles of a map around a middle in degrees, each by its corner in the north-west. */
export function mapTiles({ url, credit }: TileServer, middle: Point, radiusKm: number): MapTiles {
  const aroundKm = AROUND_EARTH_KM * Math.cos(radians(middle.lat));
  const zoom = Math.ceil(Math.log2((TILES_PER_RADIUS * aroundKm) / radiusKm));
  const z = Math.min(MAX_ZOOM, Math.max(0, zoom));
  const count = 2 ** z;
  const widthKm = aroundKm / count;
  const x = ((middle.lon + 180) / 360) * count;
  const y = mercator(middle.lat) * count;
  const columns = steps(x, (ACROSS * radiusKm) / widthKm);
  const rows = steps(y, (DOWN * radiusKm) / widthKm).filter((row) => row >= 0 && row < count);
  const images = rows.flatMap((row) =>
    columns.map((column) => ({
      url: addressOf(url, { z, x: ((column % count) + count) % count, y: row }),
      eastKm: metres((column - x) * widthKm),
      northKm: metres((y - row) * widthKm),
    })),
  );
  return { credit, widthKm: metres(widthKm), images };
}

function addressOf(url: string, at: { z: number; x: number; y: number }): string {
  return url.replaceAll(/\{([zxy])\}/g, (_, of: 'z' | 'x' | 'y') => String(at[of]));
}

/** The whole numbers within `reach` of a position. */
function steps(position: number, reach: number): number[] {
  const first = Math.floor(position - reach);
  const last = Math.floor(position + reach);
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** From 0 in the north to 1 in the south: the projection that tiles are cut from. */
function mercator(latitude: number): number {
  return (1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2;
}

function metres(km: number): number {
  return Math.round(km * 1000) / 1000;
}
