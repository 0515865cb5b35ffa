export interface PackedCity {
  /** GeoNames id, or below 2500 one of ours. */
  id: number;
  name: string;
  country: string;
  /** First-level administrative code of GeoNames within the country. */
  region: string;
  lat: number;
  lon: number;
  population: number;
}

/** The columns of the gazetteer; a row is one city. */
export interface CityColumns {
  count: number;
  ids: Int32Array;
  names: string[];
  /** Index into `areas`. */
  area: Uint16Array;
  /** Every pair `CC.region` that occurs. */
  areas: string[];
  lat: Float64Array;
  lon: Float64Array;
  population: Int32Array;
}

const STEPS_PER_DEGREE = 1000;
const LINE_BREAK = 10;
const MINUS = 45;
const ZERO = 48;

/**
 * Packs cities as text, columns separated by form feeds; ids and thousandths of degrees are
 * delta-encoded, which halves the compressed size when rows are sorted by country and id.
 */
export function packCities(cities: readonly PackedCity[]): string {
  const areas = [...new Set(cities.map((city) => `${city.country}.${city.region}`))];
  const areaNumber = new Map(areas.map((area, index) => [area, index]));
  return [
    cities.map((city) => city.name),
    areas,
    cities.map((city) => areaNumber.get(`${city.country}.${city.region}`)),
    differences(cities.map((city) => city.id)),
    differences(cities.map((city) => Math.round(city.lat * STEPS_PER_DEGREE))),
    differences(cities.map((city) => Math.round(city.lon * STEPS_PER_DEGREE))),
    cities.map((city) => Number(city.population.toPrecision(2))),
  ]
    .map((column) => column.join('\n'))
    .join('\f');
}

/** Unpacks the text of `packCities`. */
export function unpackCities(text: string): CityColumns {
  const [names = '', areas = '', area = '', ids = '', lat = '', lon = '', people = ''] =
    text.split('\f');
  const population = integers(people);
  return {
    count: population.length,
    names: linesApart(names),
    areas: linesApart(areas),
    area: Uint16Array.from(integers(area)),
    ids: summed(integers(ids)),
    lat: degrees(lat),
    lon: degrees(lon),
    population,
  };
}

/**
 * The lines of a text as strings of their own: those that `split` makes share the whole text, two
 * bytes a character, and keep it.
 */
function linesApart(text: string): string[] {
  const bytes = Buffer.from(text);
  const lines: string[] = [];
  for (let start = 0; start <= bytes.length;) {
    const lineBreak = bytes.indexOf(LINE_BREAK, start);
    const end = lineBreak < 0 ? bytes.length : lineBreak;
    lines.push(bytes.toString('utf8', start, end));
    start = end + 1;
  }
  return lines;
}

function differences(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function summed(steps: Int32Array): Int32Array {
  for (let index = 1; index < steps.length; index++) steps[index]! += steps[index - 1]!;
  return steps;
}

function degrees(column: string): Float64Array {
  return Float64Array.from(summed(integers(column)), (step) => step / STEPS_PER_DEGREE);
}

// By hand because splitting and Number() make 300,000 short strings, a third of the loading time.
function integers(column: string): Int32Array {
  const found: number[] = [];
  let value = 0;
  let sign = 1;
  for (let at = 0; at <= column.length; at++) {
    const code = column.charCodeAt(at);
    if (code === MINUS) sign = -1;
    else if (code >= ZERO) value = value * 10 + code - ZERO;
    else {
      found.push(sign * value);
      value = 0;
      sign = 1;
    }
  }
  return Int32Array.from(found);
}
