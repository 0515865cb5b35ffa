import { expect, test } from 'vitest';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { findPlaceName } from '#server/places/places.ts';
import { createPlaceFinder } from '../assistant.ts';
import { readMessage } from '../reading.ts';
import { askedByName, ledByName, requestedByName, supposedTrade } from './supposed-trade.ts';

const places = createPlaceFinder(findPlaceName);
const supposed = (message: string, language: UnderstoodLanguage) =>
  supposedTrade(readMessage(message, language, places));

test.each<[UnderstoodLanguage, string, string]>([
  ['en', 'the patio door is off the track. handyman i think', 'handyman'],
  ['en', 'a wall i want gone, is that a contractor', 'general-contractor'],
  ['en', 'trim my cats claws, vet that comes home is ok', 'veterinarian'],
  ['fr', 'le lavabo coule. plombier je pense', 'plumber'],
  ['es', 'se atora la puerta. carpintero creo', 'carpenter'],
  ['fr', "des marches à redresser, un homme à tout faire ferait l'affaire", 'handyman'],
  ['es', 'colgar unas baldas, un manitas me vale', 'handyman'],
])('%s: "%s" supposes the trade', (language, message, trade) =>
  expect(supposed(message, language)).toBe(trade),
);

test.each([
  'the door sticks. not a carpenter i think',
  'lights on a spruce, handyman or gardener idk',
  'my plumber thinks it is the roof',
  'i need a dj and a hairdresser',
])('"%s" supposes none', (message) => expect(supposed(message, 'en')).toBeNull());

test.each([
  ['my roofer found rot so now i need a carpenter for the fascia', 'carpenter'],
  ['hairdresser to come to the home, she is in a wheelchair', 'hairdresser'],
  ['massages aren’t fixing my back anymore', null],
  ['i need a dj and a hairdresser', null],
])('"%s" asks for a %s by name', (message, trade) =>
  expect(askedByName(readMessage(message, 'en', places))).toBe(trade),
);

test.each([
  ['movers for the 30th, its a 4 1/2, washer dryer fridge', 'mover'],
  ['general contractor for a second storey, we have the permit n drawings', 'general-contractor'],
  ['handyman for a skunk under the shed', null],
  ['my mover broke the fridge', null],
  ['accountant for a hair salon', 'accountant'],
  ['painter for my dentist office', 'painter'],
])('"%s" begins with %s', (message, trade) =>
  expect(ledByName(readMessage(message, 'en', places))).toBe(trade),
);

test.each<[UnderstoodLanguage, string, string | null]>([
  [
    'en',
    'looking for a hairdresser who comes to my grandfather, hes in a wheelchair',
    'hairdresser',
  ],
  ['fr', 'je cherche une coiffeuse pour ma mère en fauteuil roulant', 'hairdresser'],
  ['es', 'busco estilista para mi abuelo que va con andador', 'hairdresser'],
  ['en', 'the opener makes a grinding noise, need a handyman to look at it', 'handyman'],
  ['en', 'carpenter ants all over the deck posts', null],
  ['en', 'need a ride to pearson at 4am', null],
  ['en', 'need headshots for 14 lawyers', null],
])('%s: "%s" looks for a %s as such', (language, message, trade) =>
  expect(requestedByName(readMessage(message, language, places))).toBe(trade),
);
