import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteIn } from '#server/places/places.ts';
import { learnImports } from '#server/places/imported/imported-places.ts';
import { analyseMessage, createPlaceFinder } from '#server/assistant/assistant.ts';
import { findNameInMessages } from './imported-names.ts';

const NAMES = ['Toit', 'La Fuite', 'Cuisine', 'Saint-Machin-le-Vieux'];

beforeAll(() => {
  const rows = NAMES.map((name, at) => ({
    id: `00000000-0000-8000-a000-00000000000${at}`,
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

test('an imported district of one everyday word is that word in a message', () => {
  expect(locationIn('mon toit coule à Laval')).toBe('Laval');
  expect(locationIn('il y a une fuite dans la cuisine, on est à Rosemont')).toBe('Rosemont');
  expect(locationIn('le toit de la cuisine coule')).toBeNull();
});

test('one of a name of its own is a place', () => {
  expect(locationIn('mon toit coule à Saint-Machin-le-Vieux')).toBe('Saint-Machin-le-Vieux');
});
