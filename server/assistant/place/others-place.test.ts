import { expect, test } from 'vitest';
import { findPlaceName } from '#server/places/places.ts';
import { withOthersPlace } from './others-place.ts';
import { createPlaceFinder } from './place-finder.ts';

const places = withOthersPlace(createPlaceFinder(findPlaceName));

test.each([
  ['ma mère est à Matane, moi je suis à Mont-Joli', 'Matane'],
  ['mon père vit tout seul à Chandler. je suis à Montréal moi donc je peux pas', 'Chandler'],
  ['moi je suis à Laval et je cherche un peintre', 'Laval'],
  ['mon ex est à Québec, moi je suis à Trois-Rivières', 'Trois-Rivières'],
])('"%s" is at %s', (text, place) => {
  expect(places.findPlaceSpan(text)?.text).toBe(place);
});
