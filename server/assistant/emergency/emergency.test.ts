import { describe, expect, test } from 'vitest';
import type { Emergency } from '#contract/requests/assistant.ts';
import { withEmergencyNumber, findEmergency } from './emergency.ts';
import { siteIn } from '#server/places/places.ts';
import { countryOf, settleLocation } from '../place/settle-location.ts';
import { emergencyNumber } from './emergency-numbers.ts';
import { fold } from '../text/fold.ts';
import { enDangers } from '#intake/cases/emergency/en-dangers.ts';
import { enDangersTyped } from '#intake/cases/emergency/en-dangers-typed.ts';
import { enLookAlikes } from '#intake/cases/emergency/en-look-alikes.ts';
import { enLookAlikesElectric } from '#intake/cases/emergency/en-look-alikes-electric.ts';
import { esDangers } from '#intake/cases/emergency/es-dangers.ts';
import { esLookAlikes } from '#intake/cases/emergency/es-look-alikes.ts';
import { frDangers } from '#intake/cases/emergency/fr-dangers.ts';
import { frLookAlikes } from '#intake/cases/emergency/fr-look-alikes.ts';

const find = (message: string) => findEmergency(fold(message));

describe.each([
  ['English', enDangers, enLookAlikes],
  ['English typed in haste', enDangersTyped, enLookAlikesElectric],
  ['French', frDangers, frLookAlikes],
  ['Spanish', esDangers, esLookAlikes],
])('danger described in %s', (_, dangers, lookAlikes) => {
  const byKind = Object.entries(dangers) as [Emergency, string[]][];

  test.each(byKind.flatMap(([kind, messages]) => messages.map((message) => [kind, message])))(
    '%s: %s',
    (kind, message) => expect(find(message)).toBe(kind),
  );

  test.each(lookAlikes)('none: %s', (message) => expect(find(message)).toBeNull());
});

test('stretched words, capitals and missing accents make no difference', () => {
  expect(find('HEEEELP THERES A FIREEEE IN THE KITCHENNNN')).toBe('fire');
  expect(find('ÇA SENT LE GAAAZ!!')).toBe('gas');
});

test.each([
  "a vet to put our lab to sleep. He is 15 and can't get up anymore",
  'un vétérinaire pour endormir mon vieux chien. il respire mal et se lève pas',
  'un veterinario para dormir a mi perro. ya no se mueve',
])('an animal that is to be put to sleep is no person: %s', (message) => {
  expect(find(message)).toBeNull();
});

test.each([
  "my wife is going to kill me, I broke her grandmother's lamp",
  'i cracked the shower glass and my landlord is gonna kill me',
  'my son is on fire at hockey this season, photographer for his game',
  'my son is on fire at hockey but needs help in french lol, tutor please',
  'our team is on fire this season, need a photographer',
  'the kids are on fire tonight, need a sitter',
  'my boss is going to kill me if the site is not live tomorrow',
])('a figure of speech is no danger: %s', (message) => {
  expect(find(message)).toBeNull();
});

test('a chest may be furniture', () => {
  expect(find('movers for a hope chest, the chest is heavy')).toBeNull();
});

test('a danger that came back is one, whatever was fixed before', () => {
  expect(find('the gas leak was fixed last month but i smell gas again')).toBe('gas');
});

describe('the number', () => {
  test.each([
    ['Montréal', '911'],
    ['Guadalajara', '911'],
    ['Bogotá', '123'],
    ['Madrid', '112'],
    ['Lyon', '112'],
    ['London', '999'],
    ['Sydney', '000'],
  ])('is that of the country of the place: %s', (location, number) => {
    const site = siteIn('PE');
    const message = `smell of gas in ${location}`;
    const settled = settleLocation(message, location, { language: 'en', site, asked: null });
    expect(withEmergencyNumber('gas', countryOf(settled, site))).toEqual({ kind: 'gas', number });
  });

  test('is that of the home country where no place is named', () => {
    const numberIn = (home: string) => withEmergencyNumber('fire', countryOf(null, siteIn(home)));
    expect(numberIn('CA').number).toBe('911');
    expect(numberIn('BE').number).toBe('112');
  });

  test('depends on the danger where a country has no single one', () => {
    expect([emergencyNumber('CL', 'fire'), emergencyNumber('CL', 'person')]).toEqual([
      '132',
      '131',
    ]);
  });
});
