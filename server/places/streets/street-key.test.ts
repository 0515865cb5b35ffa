import { expect, test } from 'vitest';
import { beginningOfTyped, keysOfName, keysOfTyped } from './street-key.ts';

test.each([
  ['Rue des Tilleuls', '12 rue des Tilleuls'],
  ['Rue des Tilleuls', '12-B rue des tilleuls Tilleville'],
  ['Avenue du Mont-Royal Est', '1200 av. du Mont-Royal E'],
  ['Boulevard Saint-Laurent', '3900 boul. St-Laurent'],
  ['Calle de Hidalgo', 'c/ Hidalgo 14'],
  ['Carrera 7', 'Cra 7 # 12-34'],
  ['Calle Londres', 'Londres 167'],
  ['Linden Street', '45 Linden St'],
  ['King Street West', '45 King st W'],
  ['5th Avenue', '120 5th Ave'],
  ['10e Avenue', '10e avenue'],
  ["Chemin de l'Église", 'ch. de l’eglise'],
])('%s is found by %s', (name, typed) => {
  const keys = keysOfTyped(typed);
  expect(keysOfName(name).some((key) => keys.includes(key))).toBe(true);
});

test.each([
  ['Avenida Hidalgo', 'calle Hidalgo 14'],
  ['Hill Place', 'place Hill'],
  ['Rue des Tilleuls', 'rue des'],
])('%s is not found by %s', (name, typed) => {
  const keys = keysOfTyped(typed);
  expect(keysOfName(name).some((key) => keys.includes(key))).toBe(false);
});

test.each([
  ['Rue des Tilleuls', '12 rue des till'],
  ['Rue des Tilleuls', 'tille'],
  ['Linden Street', '45 lind'],
  ['Carrera 70', 'cra 70'],
])('%s is begun by %s', (name, typed) => {
  const beginning = beginningOfTyped(typed);
  expect(beginning).not.toBe('');
  expect(keysOfName(name).some((key) => key.startsWith(beginning))).toBe(true);
});

test('too little of a street begins none', () => {
  expect(['rue', 'rue de', 'rue des t', '12', '12 r', ''].map(beginningOfTyped)).toEqual(
    Array.from({ length: 6 }, () => ''),
  );
});

test('a name without Latin letters has no key, and a long one is cut', () => {
  expect(keysOfName('شارع')).toEqual([]);
  expect(keysOfTyped('rue '.repeat(10_000)).length).toBeLessThan(20);
});
