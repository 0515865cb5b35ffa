import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('%j is escaped', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

test('whatever a cell holds stays in it', () => {
  expect(csvLine(['a "b"', 'c;d\ne', ''], ';')).toBe('"a ""b""";"c;d\ne";""\r\n');
});
