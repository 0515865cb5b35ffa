/** The place of the postal codes that start with `prefix`: "City" or "City/District". */
export interface PostalPrefix {
  country: string;
  prefix: string;
  place: string;
  /** The area's own centre, where it differs from that of the place. */
  lat?: number;
  lon?: number;
}

/**
 * Parses postal prefixes of a country, one place per line: `prefix prefix …: City/District`, with
 * `@latitude,longitude` after the prefixes where the area has its own centre.
 */
export function postalPrefixes(country: string, table: string): PostalPrefix[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [left = '', place = ''] = line.split(': ');
      const [codes = '', at] = left.split(' @');
      const [lat, lon] = (at ?? '').split(',').map(Number);
      const centre = at === undefined ? {} : { lat: lat!, lon: lon! };
      return codes.split(' ').map((prefix) => ({ country, prefix, place, ...centre }));
    });
}
