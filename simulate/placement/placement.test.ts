import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '#tests/support/database/database.ts';
import { isDistributed, placeTables } from './placement.ts';
import { regionalSchema } from './regional-schema.ts';
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
  const added = { name: 'tips', keys: [], references: [], triggers: [] };
  expect(() => placeTables([...tables, added])).toThrow(/tips has no place/);
  expect(() => placeTables(tables.filter(({ name }) => name !== 'leads'))).toThrow(/gone: leads/);
});

test('every key, foreign key and trigger of the schema is read', () => {
  const count = (pattern: RegExp) => schema.match(pattern)?.length ?? 0;
  const sum = (of: 'keys' | 'references' | 'triggers') =>
    tables.reduce((total, table) => total + table[of].length, 0);
  expect(sum('keys')).toBe(
    count(/^ {2}constraint \w+ (?:primary key|unique|exclude)/gm) + count(/^create unique index/gm),
  );
  expect(sum('references')).toBe(count(/foreign key \(/g));
  expect(sum('triggers')).toBe(count(/^CREATE TRIGGER/gm));
});

test('a foreign key survives only where both rows lie in the same region', () => {
  const leads = placements.find(({ table }) => table === 'leads');
  expect(leads?.widened).toEqual(['replaces → leads', 'request_id → requests']);
  expect(leads?.dropped).toEqual([
    'assigned_to → users',
    'professional_id → professionals',
    'responded_by → users',
  ]);
});

test('a distributed table has keys, and nothing on the coordinator refers to it', () => {
  const distributed = placements.filter(({ place }) => isDistributed(place));
  const others = placements.filter(({ place }) => !isDistributed(place));
  expect(distributed.filter(({ keys }) => keys.length === 0)).toEqual([]);
  expect(others.filter(({ keys, widened }) => keys.length + widened.length > 0)).toEqual([]);
});

test('PostgreSQL takes every key and foreign key as it is on a cluster', async () => {
  const { db, drop } = await freshDatabase();
  try {
    await sql.raw(regionalSchema(tables).join(';\n')).execute(db);
    const { rows } = await sql<{ parted: number; foreign: number }>`
      select (select count(*)::int from pg_class where relkind = 'p'
          and relnamespace = 'regional'::regnamespace) as parted,
        (select count(*)::int from pg_constraint where contype = 'f' and conparentid = 0
          and connamespace = 'regional'::regnamespace and cardinality(conkey) = 2) as foreign`.execute(
      db,
    );
    const widened = placements.flatMap((placement) => placement.widened);
    const distributed = placements.filter(({ place }) => isDistributed(place));
    expect(rows).toEqual([{ parted: distributed.length, foreign: widened.length }]);
  } finally {
    await drop();
  }
});

test('a lead may not lead to a request in another region', async () => {
  const { db, drop } = await freshDatabase();
  try {
    await sql.raw(regionalSchema(tables).join(';\n')).execute(db);
    const lead = sql`insert into regional.leads
        (region_id, id, request_id, professional_id, status, rank, reasons, sent_at, expires_at)
      select region_id, gen_random_uuid(), id, gen_random_uuid(), 'pending', 1, '[]', now(), now()
      from request`;
    const request = (region: number, of: number) => sql`with request as (
      insert into regional.requests (region_id, id, customer_id, profession_id, description, location,
        area, urgency, language, status, fingerprint, created_at)
      values (${region}, gen_random_uuid(), gen_random_uuid(), 1, 'A tap', 'Here', 'Here',
        'Soon (2-3 days)', 'en', 'sent', '\\x01', now()) returning ${sql.lit(of)} as region_id, id) `;
    await sql`${request(1, 1)} ${lead}`.execute(db);
    await expect(sql`${request(1, 2)} ${lead}`.execute(db)).rejects.toMatchObject({
      code: '23503',
    });
  } finally {
    await drop();
  }
});
