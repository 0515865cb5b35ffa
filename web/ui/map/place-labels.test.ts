import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEIGHT, WIDTH } from './on-map.ts';
import { placeLabels } from './place-labels.ts';
import { spread } from './spread.ts';

const offset = fc.record({
  eastKm: fc.double({ min: -10, max: 10, noNaN: true }),
  northKm: fc.double({ min: -10, max: 10, noNaN: true }),
});

const namesOn = (
  places: Parameters<typeof placeLabels>[0],
  ground: Partial<Parameters<typeof placeLabels>[1]> = {},
) => placeLabels(places, { radiusKm: 10, faces: [], ...ground }).map(({ name }) => name);

test('the first of names that would lie across each other is kept', () => {
  const crowd = Array.from({ length: 6 }, (_, at) => `Rosemont ${at}`);
  const places = [
    ...crowd.map((name) => ({ name, eastKm: 3, northKm: 6 })),
    { name: 'Verdun', eastKm: -5, northKm: -7 },
  ];
  // A name takes its place with it, so that no other stands on any side of that.
  expect(namesOn(places)).toEqual(['Rosemont 0', 'Verdun']);
});

test('a name that finds no room above its place stands on another side of it', () => {
  const places = [
    { name: 'Rosemont', eastKm: -7, northKm: 3 },
    { name: 'Petite-Patrie', eastKm: -7, northKm: 2 },
  ];
  const labels = placeLabels(places, { radiusKm: 10, faces: [] });
  expect(labels.map(({ name, side }) => [name, side])).toEqual([
    ['Rosemont', 'above'],
    ['Petite-Patrie', 'below'],
  ]);
});

test('no name lies over the middle, over a face, or beyond the edge', () => {
  const named = fc.array(fc.tuple(offset, fc.string({ minLength: 3, maxLength: 20 })), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(named, fc.array(offset, { maxLength: 3 }), (places, people) => {
      const faces = spread(people, 10);
      const all = places.map(([place, name]) => ({ ...place, name }));
      for (const { x, y } of placeLabels(all, { radiusKm: 10, faces })) {
        expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
        expect(Math.hypot(x - WIDTH / 2, y - HEIGHT / 2)).toBeGreaterThan(10);
      }
    }),
  );
});

test('on a narrow map there is room for fewer names', () => {
  const places = [
    { name: 'Côte-des-Neiges–Notre-Dame-de-Grâce', eastKm: -5, northKm: -4 },
    { name: 'Laval', eastKm: -6, northKm: 6 },
  ];
  expect(namesOn(places, { narrowest: 248 })).toEqual(['Laval']);
  expect(namesOn(places, { narrowest: 700 })).toEqual(places.map(({ name }) => name));
});

test('no name lies over the number of a ring', () => {
  const atRing = [{ name: 'Verdun', eastKm: 0.2, northKm: -9.8 }];
  expect(namesOn(atRing)).toEqual([]);
});

test('three faces in one area, even in the middle, can all be seen', () => {
  const same = { eastKm: 0, northKm: 0 };
  const spots = [{ x: WIDTH / 2, y: HEIGHT / 2 }, ...spread([same, same, same], 10)];
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(34);
    }
  }
});
