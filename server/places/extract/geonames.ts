import { cleanNames, listedNames } from './clean-names.ts';
import type { Parsed } from './extract.ts';
import { positionOf } from './position.ts';

const COLUMNS = 19;
/** Abandoned, destroyed and historical places. */
const GONE = new Set(['PPLCH', 'PPLH', 'PPLQ', 'PPLW']);
const MAX_LINE = 60_000;
const PEOPLE_OF_DISTRICT = 5000;
const MIN_PEOPLE = 500;
const MAX_PEOPLE = 50_000_000;

/** Whether a first line is of a GeoNames dump. */
export function isGeoNamesLine(line: string): boolean {
  const cells = line.split('\t');
  return cells.length === COLUMNS && /^\d{1,10}$/.test(cells[0]!) && /^[A-Z]?$/.test(cells[6]!);
}

/**
 * A line of a GeoNames dump (`XX.txt`): 19 cells between tabs, see
 * https://download.geonames.org/export/dump/readme.txt. Sections of a town (PPLX) are districts, other
 * populated places towns.
 */
export function parseGeoNamesLine(line: string): Parsed {
  if (line.length > MAX_LINE) return 'tooLong';
  const cells = line.replace(/\r$/, '').split('\t');
  const [id = '', own, ascii, others, lat, lon, featureClass, code = '', country = ''] = cells;
  if (cells.length !== COLUMNS || !/^\d{1,10}$/.test(id)) return 'unreadable';
  if (featureClass !== 'P') return 'other';
  if (GONE.has(code)) return 'gone';
  const point = positionOf(lat, lon);
  if (!point) return 'badPosition';
  const kind = code === 'PPLX' ? 'district' : 'town';
  const named = cleanNames(own, {}, [ascii ?? '', ...listedNames(others, ',')]);
  if (typeof named === 'string') return named;
  return {
    kind,
    id,
    ...named,
    ...point,
    people: peopleOf(cells[14], kind === 'district' ? PEOPLE_OF_DISTRICT : MIN_PEOPLE),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    town: null,
  };
}

/** Inhabitants as written; those of such a place where nobody counted. */
export function peopleOf(written: string | undefined, usual: number): number {
  const counted = /^\d{1,9}$/.test(written ?? '') ? Number(written) : 0;
  return counted > 0 ? Math.min(MAX_PEOPLE, Math.max(MIN_PEOPLE, counted)) : usual;
}
