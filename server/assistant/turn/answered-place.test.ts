import { expect, test } from 'vitest';
import { findPlaceName } from '#server/places/places.ts';
import { analyseMessage, createPlaceFinder } from '../assistant.ts';

const places = createPlaceFinder(findPlaceName);

test.each([
  ['creemore ontario', 'creemore ontario'],
  ['fitzroy, melbourne', 'fitzroy, melbourne'],
  ['swansea in toronto', 'swansea in toronto'],
  ['glasgow west end', 'glasgow west end'],
  ['corner of bloor and ossington', 'bloor and ossington'],
  ['toronto sorry, 31 grenoble dr', '31 grenoble dr, toronto'],
  ['st catharines, its a gas dryer btw', 'st catharines'],
  ['home, its laval', 'laval'],
])('the answer "%s" names %s', (answer, place) => {
  const { location } = analyseMessage(
    answer,
    'en',
    places,
    undefined,
    undefined,
    undefined,
    'location',
  );
  expect(location).toBe(place);
});
