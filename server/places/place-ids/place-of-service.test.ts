import { expect, test } from 'vitest';
import { placeOfService } from './place-of-service.ts';

const part = (long: string, ...types: string[]) => ({ long, short: long, types });
const STREET = [part('Quetzal Road', 'route'), part('12', 'street_number')];
const found = { id: 'one', text: '12 Quetzal Road, Scotland', lat: 57.4, lon: -4.2 };

test('an address without a town has an area without its street', () => {
  const scotland = part('Scotland', 'administrative_area_level_1');
  const highland = part('Highland', 'administrative_area_level_2');
  const areaOf = (...parts: ReturnType<typeof part>[]) =>
    placeOfService({ ...found, parts: [...STREET, ...parts] }).area;
  expect(areaOf(highland, scotland)).toBe('Highland, Scotland');
  expect(areaOf(scotland)).toBe('Scotland');
  expect(areaOf()).toBe('');
});
