import { expect, test } from 'vitest';
import { mapTiles } from './map-tiles.ts';

const SERVER = { url: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© Somebody' };
const MONTREAL = { lat: 45.5089, lon: -73.5617 };

test('one of the tiles holds the middle, as OpenStreetMap counts them', () => {
  const { widthKm, images } = mapTiles(SERVER, MONTREAL, 10);
  const middle = images.filter(
    ({ eastKm, northKm }) =>
      eastKm <= 0 && eastKm + widthKm > 0 && northKm >= 0 && northKm - widthKm < 0,
  );
  expect(middle.map(({ url }) => url)).toEqual(['https://tiles.example/11/605/732.png']);
});

test.each([5, 10, 200])('they cover a map of %i km, wider than high, and are few', (radiusKm) => {
  const { widthKm, images } = mapTiles(SERVER, MONTREAL, radiusKm);
  const east = images.map(({ eastKm }) => eastKm);
  const north = images.map(({ northKm }) => northKm);
  expect(Math.min(...east)).toBeLessThanOrEqual(-3.2 * radiusKm);
  expect(Math.max(...east) + widthKm).toBeGreaterThanOrEqual(3.2 * radiusKm);
  expect(Math.max(...north)).toBeGreaterThanOrEqual(1.24 * radiusKm);
  expect(Math.min(...north) - widthKm).toBeLessThanOrEqual(-1.24 * radiusKm);
  expect(images.length).toBeLessThanOrEqual(45);
});

test('they go on across the date line, and end at the pole', () => {
  const { images } = mapTiles(SERVER, { lat: 84.9, lon: 179.99 }, 50);
  for (const { url } of images)
    expect(url).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/);
});
