import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isDistributed, placeTables } from './placement.ts';
import { readTables } from './schema.ts';

const root = path.join(import.meta.dirname, '../..');
const schema = readFileSync(path.join(root, 'db/schema.sql'), 'utf8');
const tables = readTables(schema);
const placements = placeTables(tables);

test('every table of the schema has a place, and is in docs/scaling.md', () => {
  const created = schema.match(/^create (?:unlogged )?table /gm) ?? [];
  expect(placements).toHaveLength(created.length);
  const document = readFileSync(path.join(root, 'docs/scaling.md'), 'utf8');
  const missing = placements.filter(({ table }) => !document.includes(`\`${table}\``));
  expect(missing).toEqual([]);
});

test('a new table without a place is refused, and so is a place without its table', () => {
  const added = { name: 'tips', unique: [], references: [], triggers: [] };
  expect(() => placeTables([...tables, added])).toThrow(/tips has no place/);
  expect(() => placeTables(tables.filter(({ name }) => name !== 'leads'))).toThrow(/gone: leads/);
});

test('every key, foreign key and trigger of the schema is read', () => {
  const count = (pattern: RegExp) => schema.match(pattern)?.length ?? 0;
  const sum = (of: 'unique' | 'references' | 'triggers') =>
    tables.reduce((total, table) => total + table[of].length, 0);
  expect(sum('unique')).toBe(
    count(/^ {2}constraint \w+ (?:primary key|unique|exclude)/gm) + count(/^create unique index/gm),
  );
  expect(sum('references')).toBe(count(/foreign key \(/g));
  expect(sum('triggers')).toBe(count(/^CREATE TRIGGER/gm));
});

test('a foreign key survives only where both rows lie in the same region', () => {
  const leads = placements.find(({ table }) => table === 'leads');
  expect(leads?.widened).toEqual(['replaces → leads', 'request_id → requests']);
  expect(leads?.dropped).toEqual(['professional_id → professionals']);
});

test('a distributed table has keys, and nothing on the coordinator refers to it', () => {
  const distributed = placements.filter(({ place }) => isDistributed(place));
  const others = placements.filter(({ place }) => !isDistributed(place));
  expect(distributed.filter(({ keys }) => keys.length === 0)).toEqual([]);
  expect(others.filter(({ keys, widened }) => keys.length + widened.length > 0)).toEqual([]);
});
