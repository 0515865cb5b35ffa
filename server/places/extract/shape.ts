type Found = { lat: unknown; lon: unknown } | 'none';
type Fields = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 5;
const LINES = new Set(['LineString', 'MultiLineString']);

/** The point that a geometry of GeoJSON is drawn by: of a line its middle vertex, of an area the middle of its box. */
export function pointOfGeometry(geometry: unknown): Found {
  if (!isRecord(geometry)) return 'none';
  const all = positions(geometry.coordinates, MAX_DEPTH);
  return middleOf(all, LINES.has(String(geometry.type)));
}

/** The same of an element of the Overpass API, asked for with `out center` or `out geom`. */
export function pointOfElement(element: Fields): Found {
  const { center, geometry, bounds } = element;
  if (isRecord(center)) return { lat: center.lat, lon: center.lon };
  if ('lat' in element) return { lat: element.lat, lon: element.lon };
  if (Array.isArray(geometry)) {
    const all = geometry.filter(isRecord).map(({ lat, lon }) => [lon, lat]);
    return middleOf(all, true);
  }
  if (!isRecord(bounds)) return 'none';
  const { minlat, maxlat, minlon, maxlon } = bounds;
  return middleOf(
    [
      [minlon, minlat],
      [maxlon, maxlat],
    ],
    false,
  );
}

function middleOf(all: readonly (readonly unknown[])[], isLine: boolean): Found {
  if (all.length === 0) return 'none';
  if (isLine || all.length === 1) {
    const [lon, lat] = all[all.length >> 1]!;
    return { lat, lon };
  }
  return {
    lat: middle(all.map(([, lat]) => Number(lat))),
    lon: middle(all.map(([lon]) => Number(lon))),
  };
}

function middle(values: readonly number[]): number {
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  return (low + high) / 2;
}

/** All positions of nested coordinates, as deep as GeoJSON nests them. */
function positions(coordinates: unknown, depth: number): (readonly unknown[])[] {
  if (!Array.isArray(coordinates) || depth === 0) return [];
  if (!Array.isArray(coordinates[0])) return [coordinates];
  return coordinates.flatMap((one) => positions(one, depth - 1));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
