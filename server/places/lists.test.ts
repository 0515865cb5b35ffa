import { describe, expect, it } from 'vitest';
import { atlas } from './gazetteer/atlas.ts';
import { distanceKm } from './distance.ts';
import { KNOWN_NAMES } from './names/known-names.ts';
import { FRENCH_PREFIXES } from './postal/france.ts';
import { MEXICAN_PREFIXES } from './postal/mexico.ts';
import { MONTREAL_PREFIXES } from './postal/montreal.ts';
import { ONTARIO_PREFIXES } from './postal/ontario.ts';
import { placeNamed } from './postal/postal-areas.ts';
import { QUEBEC_PREFIXES } from './postal/quebec.ts';
import { SPANISH_PREFIXES } from './postal/spain.ts';
import { UNITED_STATES_PREFIXES } from './postal/united-states.ts';
import { WEST_AND_ATLANTIC_PREFIXES } from './postal/west-and-atlantic.ts';
import { spotOf } from './spot.ts';

const canadian = [
  ...MONTREAL_PREFIXES,
  ...QUEBEC_PREFIXES,
  ...ONTARIO_PREFIXES,
  ...WEST_AND_ATLANTIC_PREFIXES,
];
const prefixes = [
  ...canadian,
  ...UNITED_STATES_PREFIXES,
  ...MEXICAN_PREFIXES,
  ...SPANISH_PREFIXES,
  ...FRENCH_PREFIXES,
];

describe('our own lists', () => {
  it('name cities the gazetteer has', () => {
    const found = new Set(atlas().knownNames.values());
    expect(KNOWN_NAMES.filter((known) => !found.has(known))).toEqual([]);
    expect(atlas().knownNames.has(-1)).toBe(false);
  });

  it('put every district within 45 km of its city, under a key of its own', () => {
    const { districts, cities } = atlas();
    const strayed = districts.filter(({ city, district }) => {
      const centre = { lat: cities.lat[city]!, lon: cities.lon[city]! };
      return !(distanceKm(centre, district) < 45);
    });
    expect(strayed.map(({ key }) => key)).toEqual([]);
    expect(new Set(districts.map(({ key }) => key)).size).toBe(districts.length);
  });

  it('put every postal prefix in a place that exists, once, within 6 km of it', () => {
    const strayed = prefixes.filter(({ country, place, lat, lon }) => {
      const number = placeNamed(country, place);
      if (number === null) return true;
      return lat !== undefined && lon !== undefined && distanceKm(spotOf(number), { lat, lon }) > 6;
    });
    expect(strayed).toEqual([]);
    expect(new Set(prefixes.map(({ country, prefix }) => country + prefix)).size).toBe(
      prefixes.length,
    );
  });

  it('put every Canadian prefix in the province of its first letter', () => {
    const provinces = { G: '10', H: '10', J: '10', K: '08', L: '08', M: '08', N: '08', P: '08' };
    const west = { R: '03', S: '11', T: '01', V: '02', X: '13', Y: '12' };
    const atlantic = { A: '05', B: '07', C: '09', E: '04' };
    const province = new Map(Object.entries({ ...provinces, ...west, ...atlantic }));
    const wrong = canadian.filter(({ prefix, place }) => {
      const number = placeNamed('CA', place);
      return number === null || spotOf(number).region !== province.get(prefix.charAt(0));
    });
    expect(wrong).toEqual([]);
  });
});
