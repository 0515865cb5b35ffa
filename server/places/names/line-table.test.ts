import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeLineTable } from './line-table.ts';

it('finds the last of equal lines, as a map does, and none that is missing', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 3 });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 50 }), fc.array(word), (lines, others) => {
      const table = makeLineTable(lines.length, (number) => lines[number]!);
      const map = new Map<string, number>();
      lines.forEach((line, number) => {
        expect(table.add(line, number)).toBe(map.get(line) ?? -1);
        map.set(line, number);
      });
      for (const line of [...lines, ...others]) expect(table.get(line)).toBe(map.get(line) ?? -1);
    }),
  );
});
