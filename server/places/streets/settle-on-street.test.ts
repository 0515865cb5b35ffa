import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnImports } from '#server/places/imported/imported-places.ts';
import type { StreetRow } from '#server/places/imported/queries-imported.ts';
import { formatAddress } from '#server/places/address.ts';
import { siteIn, type PlaceContext } from '#server/places/place-context.ts';
import { settlePlace } from '#server/places/settle.ts';
import { streetsOf } from './find-streets.ts';

const MONTREAL = 6_077_243;
const RIMOUSKI = 6_354_895;
const PARIS = 2_988_507;
const id = (number: number) => `00000000-0000-8000-a000-${String(number).padStart(12, '0')}`;
const place = { names: {}, also: [], people: 5000, town_id: null };

beforeAll(() => {
  const lonely = {
    id: id(1),
    kind: 'town' as const,
    name: 'Trouville-la-Neuve',
    lat: 48.3,
    lon: -68.9,
  };
  const part = {
    id: id(2),
    kind: 'district' as const,
    name: 'Les Échasses',
    lat: 48.31,
    lon: -68.91,
  };
  learnImports(
    [
      { ...place, ...lonely, near_city: RIMOUSKI },
      { ...place, ...part, near_city: RIMOUSKI, town_id: id(1) },
    ],
    true,
  );
});
afterAll(() => learnImports([], false));

function street(number: number, near_city: number, lat: number, lon: number): StreetRow {
  const town_id = number === 3 ? id(1) : null;
  return { id: id(number), name: 'Rue du Moulin', near_city, lat, lon, town_id };
}
const AT_MONTREAL = street(10, MONTREAL, 45.52, -73.57);
const AT_TROUVILLE = street(3, RIMOUSKI, 48.305, -68.905);
const AT_PARIS = street(12, PARIS, 48.85, 2.35);

const served = (lat: number, lon: number) => ({
  city: 0,
  lat,
  lon,
  professionals: 1,
  timeZone: 'America/Toronto',
});
const both = [served(45.5, -73.6), served(48.3, -68.9)];

function settle(text: string, rows: readonly StreetRow[], more: Partial<PlaceContext> = {}) {
  const context = { ...siteIn('CA'), ...more, streets: streetsOf(rows) };
  const settled = settlePlace(text, 'fr', context, true);
  const { status } = settled;
  if ('address' in settled) return [status, formatAddress(settled.address, 'fr')];
  const options = 'options' in settled ? settled.options : [];
  return [status, ...options.map((option) => formatAddress(option, 'fr'))];
}

test('the only one near the site is taken, and said', () => {
  const near = { served: [served(48.3, -68.9)] };
  expect(settle('7 rue du Moulin', [AT_MONTREAL, AT_TROUVILLE], near)).toEqual([
    'inferred',
    '7 Rue du Moulin, Les Échasses, Trouville-la-Neuve, Québec, Canada',
  ]);
});

test('of two near the site their towns are asked for', () => {
  const [status, first, second] = settle('7 rue du Moulin', [AT_MONTREAL, AT_TROUVILLE], {
    served: both,
  });
  expect([status, first, second]).toEqual([
    'unclear',
    expect.stringMatching(/^7 Rue du Moulin, .*Montréal, Québec, Canada$/),
    '7 Rue du Moulin, Les Échasses, Trouville-la-Neuve, Québec, Canada',
  ]);
});

test('one abroad is neither taken nor offered, unless its town is said', () => {
  const near = { served: both };
  const [status, ...options] = settle('7 rue du Moulin', [AT_PARIS], near);
  expect([status, options.join('; ')]).toEqual(['unclear', expect.not.stringContaining('Paris')]);
  expect(settle('7 rue du Moulin, Paris, France', [AT_PARIS], near)).toEqual([
    'named',
    '7 rue du Moulin, Paris, Île-de-France, France',
  ]);
});

test('the street of the district that is said is taken, and the district stays what it is called', () => {
  const text = '7 rue du Moulin, Les Échasses';
  expect(settle(text, [AT_MONTREAL, AT_TROUVILLE], { served: both })).toEqual([
    'named',
    '7 rue du Moulin, Les Échasses, Trouville-la-Neuve, Québec, Canada',
  ]);
});

test('a town that is said and has no such street is taken all the same', () => {
  expect(settle('7 rue du Moulin, Gatineau', [AT_MONTREAL], { served: both })).toEqual([
    'named',
    '7 rue du Moulin, Gatineau, Québec, Canada',
  ]);
});

const SAINT_JEAN = { ...street(20, MONTREAL, 45.5, -73.56), name: 'Rue Saint-Jean' };
const SAINT_JEAN_WEST = { ...street(21, MONTREAL, 45.48, -73.85), name: 'Rue Saint-Jean' };

test.each([
  ['12 rue Saint-Jean, Longueuil', '12 rue Saint-Jean, Longueuil, Québec, Canada'],
  ['12 rue Saint-Jean à Longueuil', '12 rue Saint-Jean, Longueuil, Québec, Canada'],
])('the street of the town beside does not replace the town that is said: %s', (text, address) => {
  const [status, first] = settle(text, [SAINT_JEAN], { served: both });
  expect([status, first]).toEqual(['named', address]);
});

test.each([
  ['12 rue Saint-Jean, Montréal', 'named', '12 rue Saint-Jean, Montréal, Québec, Canada'],
  ['12 rue Saint-Jean', 'inferred', '12 Rue Saint-Jean, Montréal, Québec, Canada'],
])('of two far apart in one town only the town is known: %s', (text, status, address) => {
  const streets = [SAINT_JEAN, SAINT_JEAN_WEST];
  expect(settle(text, streets, { served: [served(45.5, -73.6)] })).toEqual([status, address]);
  const context = { ...siteIn('CA'), served: both, streets: streetsOf(streets) };
  const settled = settlePlace('12 rue Saint-Jean, Montréal', 'fr', context, true);
  expect(settled).toMatchObject({ address: { spot: { kind: 'city', exact: false } } });
});

test('on a site without professionals the only one of its country is taken', () => {
  expect(settle('7 rue du Moulin', [AT_TROUVILLE, AT_PARIS])).toEqual([
    'inferred',
    '7 Rue du Moulin, Les Échasses, Trouville-la-Neuve, Québec, Canada',
  ]);
});
