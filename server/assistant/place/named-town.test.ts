import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { siteIn } from '#server/places/places.ts';
import { withNamedTown } from './named-town.ts';

test.each<[UnderstoodLanguage, message: string, street: string, whole: string]>([
  ['en', 'from 91 dunn ave to 340 lauder ave, both toronto', '91 dunn ave', '91 dunn ave, toronto'],
  ['en', 'locked out on bloor st toronto, hurry', 'bloor st', 'bloor st, toronto'],
  [
    'en',
    'oh sorry toronto. 1930 queen street east',
    '1930 queen street east',
    '1930 queen street east, toronto',
  ],
  ['fr', '6411 rue masson montréal', '6411 rue masson montréal', '6411 rue masson, montréal'],
  ['en', 'the tap at 12 king st leaks, need a plumber', '12 king st', '12 king st'],
  ['fr', 'au 100 rue saint laurent svp', '100 rue saint laurent', '100 rue saint laurent'],
  ['en', 'a plumber in surrey', 'surrey', 'surrey'],
  [
    'fr',
    'au 12 rue des Tanneurs, Colmar',
    '12 rue des Tanneurs, Colmar',
    '12 rue des Tanneurs, Colmar',
  ],
  [
    'en',
    'keys down a sewer. corner of college and ossington toronto',
    'college and ossington toronto',
    'college and ossington, toronto',
  ],
  [
    'es',
    'fumigador en Guadalajara porfa, colonia xyzunda',
    'colonia xyzunda',
    'colonia xyzunda, Guadalajara',
  ],
  [
    'es',
    'en guadalajara centro, colonia xyzunda',
    'colonia xyzunda',
    'colonia xyzunda, guadalajara',
  ],
])('%s: "%s" names the town of "%s"', (language, message, street, whole) => {
  expect(withNamedTown(message, street, language, siteIn('CA'))).toBe(whole);
});
