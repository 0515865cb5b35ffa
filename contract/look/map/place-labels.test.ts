import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BAND, middleOf, STRIP, WHOLE } from './on-map.ts';
import { placeLabels } from './place-labels.ts';
import { ringLabels } from './ring-labels.ts';
import { spread } from './spread.ts';

const offset = fc.record({
  eastKm: fc.double({ min: -10, max: 10, noNaN: true }),
  northKm: fc.double({ min: -10, max: 10, noNaN: true }),
});

const namesOn = (
  ...[places, names]: [Parameters<typeof placeLabels>[0], { narrowest?: number }?]
) => placeLabels(places, { ground: WHOLE, radiusKm: 10 }, [], names).map(({ name }) => name);

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
  const labels = placeLabels(places, { ground: WHOLE, radiusKm: 10 }, []);
  expect(labels.map(({ name, side }) => [name, side])).toEqual([
    ['Rosemont', 'above'],
    ['Petite-Patrie', 'below'],
  ]);
});

test('on a narrow map there is room for fewer names', () => {
  const places = [
    { name: 'Côte-des-Neiges–Notre-Dame-de-Grâce', eastKm: -5, northKm: -4 },
    { name: 'Laval', eastKm: -6, northKm: 6 },
  ];
  expect(namesOn(places, { narrowest: 248 })).toEqual(['Laval']);
  expect(namesOn(places, { narrowest: 700 })).toEqual(places.map(({ name }) => name));
});

test('no name lies across the line of a circle', () => {
  const place = { name: 'Laval', eastKm: 0, northKm: 5.5 };
  const side = (circle?: number) =>
    placeLabels([place], { ground: WHOLE, radiusKm: 10 }, [], { circle })[0]?.side;
  expect(side()).toBe('above');
  expect(side(0.66 * WHOLE.radius)).toBe('below');
});

test('no name lies over the number of a ring', () => {
  expect(namesOn([{ name: 'Verdun', eastKm: 0.2, northKm: -9.8 }])).toEqual([]);
});

describe.each([
  ['the whole map', WHOLE],
  ['a band', BAND],
  ['a strip', STRIP],
])('on %s', (_, ground) => {
  const extent = { ground, radiusKm: 10 };
  const middle = middleOf(ground);

  test('no name lies over the middle, over a face, or beyond the edge', () => {
    const named = fc.array(fc.tuple(offset, fc.string({ minLength: 3, maxLength: 20 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(named, fc.array(offset, { maxLength: 3 }), (places, people) => {
        const faces = spread(people, extent);
        const all = places.map(([place, name]) => ({ ...place, name }));
        for (const { x, y } of placeLabels(all, extent, faces)) {
          expect(x > 0 && x < ground.width && y > 0 && y < ground.height).toBe(true);
          expect(Math.hypot(x - middle.x, y - middle.y)).toBeGreaterThan(10);
        }
      }),
    );
  });

  test('a ring says how far it is where no face hides it', () => {
    fc.assert(
      fc.property(fc.array(offset, { maxLength: 3 }), (people) => {
        const faces = spread(people, extent);
        for (const { x, y } of ringLabels(extent, faces))
          for (const face of faces)
            expect(Math.abs(face.x - x) >= 30 || Math.abs(face.y - y) >= 22).toBe(true);
      }),
    );
    expect(ringLabels(extent, []).at(-1)).toMatchObject({ km: 10, x: middle.x });
  });

  test('three faces can all be seen whole, wherever they are', () => {
    fc.assert(
      fc.property(fc.tuple(offset, offset, offset), (people) => {
        const faces = spread(people, extent);
        for (const [index, one] of faces.entries()) {
          expect(one.x >= 19 && one.x <= ground.width - 19).toBe(true);
          expect(one.y >= 19 && one.y <= ground.height - 19).toBe(true);
          for (const other of [middle, ...faces.slice(index + 1)])
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(34);
        }
      }),
    );
  });

  test('three faces in the very middle stand around it', () => {
    const same = { eastKm: 0, northKm: 0 };
    const spots = [middle, ...spread([same, same, same], extent)];
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(34);
  });
});
