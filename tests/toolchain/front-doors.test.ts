import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// What a front door gives out is called outside what it is called inside: one search finds both.
const doors = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
const RENAMING = /export (?:type )?\{[^}]*\w+ as \w+[^}]*\}/;

it('no export gives a function another name', () => {
  expect(doors.filter((file) => RENAMING.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it('one that does is found', () => {
  expect(RENAMING.test("export { findOne, findTwo as listTwo } from './queries.ts';")).toBe(true);
  expect(doors.length).toBeGreaterThan(500);
});
