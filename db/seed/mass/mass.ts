import { sql } from 'kysely';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { ANY_TRADE } from '#db/seed/biographies/any-trade.ts';
import { massCities, zipfBounds } from './mass-cities.ts';
import { insertBatch, syntheticId } from './mass-rows.ts';
import { NAMES } from '#db/seed/names.ts';

/** The progress: `done` of `total` professionals, or an index being built. */
export type MassProgress = (step: { name: string; done: number; total: number }) => void;

const CITIES = 300;
/** The largest city has about 12 % of all, the largest trade about 9 %. */
const CITY_EXPONENT = 0.9;
const TRADE_EXPONENT = 0.6;
const BATCH = 20_000;

/**
 * Adds synthetic professionals to the existing ones, with a person and a quota each: skewed over
 * all trades and 300 real cities, deterministic. All of them or, when interrupted, none. The search
 * indexes are rebuilt at the end, so nobody can search meanwhile. Open the database without a
 * statement timeout.
 */
export async function seedMass(
  db: Database,
  options: { professionals: number; onProgress?: MassProgress },
): Promise<void> {
  const { professionals: total, onProgress = () => {} } = options;
  await db.transaction().execute(async (tx) => {
    await layOut(tx);
    const first = (await countSynthetic(tx)) + 1;
    const indexes = await dropSearchIndexes(tx);
    for (let done = 0; done < total; done += BATCH) {
      onProgress({ name: 'professionals', done, total });
      await insertBatch(tx, first + done, first + Math.min(done + BATCH, total) - 1);
    }
    for (const { name, definition } of indexes) {
      onProgress({ name: `index ${name}`, done: total, total });
      await sql.raw(definition).execute(tx);
    }
  });
  onProgress({ name: 'statistics', done: total, total });
  await sql`vacuum analyze professionals, further_professions, professional_quotas, users`.execute(
    db,
  );
}

/** Temporary tables of the batches; dropped with the transaction. */
async function layOut(tx: Tx): Promise<void> {
  const cities = massCities(CITIES);
  await sql`
    create or replace function pg_temp.draw(n bigint, what int) returns float8 language sql immutable
    return ((hashint8extended(n, what) >> 11) & 9007199254740991)::float8 / 9007199254740992`.execute(
    tx,
  );
  await sql`create temp table mass_cities (
    place int primary key, name text, lat float8, lon float8, language text,
    given text[], family text[], biographies text[]) on commit drop`.execute(tx);
  for (const [place, { name, country, lat, lon, language, names }] of cities.entries()) {
    const { given, family } = NAMES[names];
    const biographies = ANY_TRADE[language].map((write) => write(12));
    await sql`insert into mass_cities values (${place}::int, ${`${name}, ${country}`}, ${lat}, ${lon},
      ${language}, ${given}::text[], ${family}::text[], ${biographies}::text[])`.execute(tx);
  }
  await sql`create temp table mass_shares on commit drop as select
    ${zipfBounds(CITIES, CITY_EXPONENT)}::float8[] as cities,
    ${zipfBounds(PROFESSIONS.length, TRADE_EXPONENT)}::float8[] as trades`.execute(tx);
}

async function countSynthetic(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from professionals
    where id between ${sql.raw(syntheticId('7000', '0'))}
      and ${sql.raw(syntheticId('7000', '999999999999'))}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Building an index once is many times faster than filling it row by row. */
async function dropSearchIndexes(tx: Tx): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = any(array['users', 'professionals', 'further_professions']::regclass[])
      and not indisunique`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx);
  return rows;
}
