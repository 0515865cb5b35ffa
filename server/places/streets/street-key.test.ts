import { expect, test } from 'vitest';
import { beginningsOfTyped, keysOfName, keysOfTyped } from './street-key.ts';

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
  ['Maple Avenue', '12 Maple Ave Springfield'],
  ['Maple Avenue', 'Maple'],
  ['10th Avenue', '12 10th Avenue'],
])('%s is found by %s', (name, typed) => {
  const keys = keysOfTyped(typed);
  expect(keysOfName(name).some((key) => keys.includes(key))).toBe(true);
});

test.each([
  ['Avenida Hidalgo', 'calle Hidalgo 14'],
  ['Hill Place', 'place Hill'],
  ['Rue des Tilleuls', 'rue des'],
  ['Maple Drive', '12 Maple Avenue'],
  ['Maple Drive', '12 Maple Ave Springfield'],
  ['Rue de la Place', '5 place du Marché'],
  ['Calle de la Plaza', 'Plaza'],
  ['Rue du Chemin', 'chemin des Dames'],
])('%s is not found by %s', (name, typed) => {
  const keys = keysOfTyped(typed);
  expect(keysOfName(name).some((key) => keys.includes(key))).toBe(false);
});

test.each([
  ['Rue des Tilleuls', '12 rue des till'],
  ['Rue des Tilleuls', 'tille'],
  ['Linden Street', '45 lind'],
  ['Carrera 70', 'cra 70'],
  ['Maple Avenue', '12 Maple Avenue'],
  ['Linden Street', 'Linden St'],
  ['King Street South', 'King S'],
  ['King Street West', '20 King St W'],
  ['Maple Avalon Drive', '12 maple av'],
])('%s is begun by %s', (name, typed) => {
  expect(isBegun(name, beginningsOfTyped(typed, false))).toBe(true);
});

test('where a comma follows, the kind of a street is one', () => {
  const beginnings = beginningsOfTyped('12 maple av', true);
  expect(beginnings).toEqual(['maple av']);
  expect(beginningsOfTyped('Linden St', true)).toEqual(['linden street']);
});

function isBegun(name: string, beginnings: readonly string[]): boolean {
  return keysOfName(name).some((key) => beginnings.some((one) => key.startsWith(one)));
}

test('too little of a street begins none', () => {
  const little = ['rue', 'rue de', 'rue des t', '12', '12 r', ''];
  expect(little.flatMap((typed) => beginningsOfTyped(typed, false))).toEqual([]);
});

test('a name without Latin letters has no key, and a long one is cut', () => {
  expect(keysOfName('شارع')).toEqual([]);
  expect(keysOfTyped('rue '.repeat(10_000)).length).toBeLessThan(20);
});
