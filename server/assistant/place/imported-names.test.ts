import { afterAll, beforeAll, expect, test } from 'vitest';
import { learnImports, siteIn } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '#server/assistant/assistant.ts';
import { findNameInMessages } from './imported-names.ts';

const NAMES =
  'Toit,La Fuite,Cuisine,Garage,Kitchen,Saint-Machin-le-Vieux,Lawn,Leak,Lavabo,Laundry'.split(',');

beforeAll(() => {
  const rows = NAMES.map((name, at) => ({
    id: `00000000-0000-8000-a000-0000000000${10 + at}`,
    kind: 'district' as const,
    name,
    names: {},
    also: [],
    lat: 45.6,
    lon: -73.7,
    people: 5000,
    near_city: 6_077_243,
    town_id: null,
  }));
  learnImports(rows, false);
});
afterAll(() => learnImports([], false));

const locationIn = (message: string) =>
  analyseMessage(message, 'fr', createPlaceFinder(findNameInMessages), undefined, siteIn('CA'))
    .location;

test.each([
  ['mon toit coule à Laval', 'Laval'],
  ['fuite dans le toit', null],
  ['peinture de la cuisine et du garage', null],
  ['Cuisine à refaire', null],
  ['the boiler broke in the kitchen', null],
  ['somebody for my lawn', null],
  ['a leak under the sink', null],
  ['le lavabo est bouché', null],
  ['a machine in the laundry', null],
])('an imported district of one everyday word is that word: %s', (message, location) => {
  expect(locationIn(message)).toBe(location);
});

test('one of a name of its own is a place', () => {
  expect(locationIn('mon toit coule à Saint-Machin-le-Vieux')).toBe('Saint-Machin-le-Vieux');
});

test.each([
  ['je sais pas, dans la cuisine', null],
  ["I don't know, in the laundry", null],
  ['à Saint-Machin-le-Vieux', 'Saint-Machin-le-Vieux'],
])('the answer to where it is has its words too: %s', (message, location) => {
  const finder = createPlaceFinder(findNameInMessages);
  const now = new Date('2026-11-30T12:00:00Z');
  const { location: found } = analyseMessage(
    message,
    'fr',
    finder,
    undefined,
    siteIn('CA'),
    now,
    'location',
  );
  expect(found).toBe(location);
});
