import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DatabaseConnection } from '../database/db.ts';
import { nameOf, quoted } from './catalogue.ts';
import { loadJobs } from './load-jobs.ts';
import type { Manifest } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import type { Progress } from './progress.ts';
import { prepareSession } from './session.ts';

interface Load {
  connection: DatabaseConnection;
  backup: OpenBackup;
  onProgress: Progress;
}

/**
 * Replaces the contents of a database, migrated to the backup's version, with a backup, in one
 * transaction. Our triggers are disabled meanwhile (events must not happen again), and foreign keys
 * are checked when all rows are there.
 */
export async function loadBackup({ connection, backup, onProgress }: Load): Promise<void> {
  const { tables, sequences } = backup.manifest;
  await inTransaction(connection, async (client) => {
    const ours = tables.filter(({ schema }) => schema === 'public');
    const references = await dropReferences(client);
    await switchTriggers(client, ours, 'disable');
    await client.query(`truncate ${ours.map(nameOf).join(', ')}; delete from pgboss.job`);
    for (const [done, table] of tables.entries()) {
      onProgress({ name: table.name, done, total: tables.length });
      if (table.schema === 'pgboss') await loadJobs(client, backup, table);
      else await fillTable(client, backup, table);
    }
    for (const add of references) await client.query(add);
    await switchTriggers(client, ours, 'enable');
    for (const [name, last] of Object.entries(sequences)) {
      await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last]);
    }
  });
}

async function inTransaction(
  connection: DatabaseConnection,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ ...connection, application_name: 'nearhand restore' });
  await client.connect();
  try {
    await prepareSession(client);
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/**
 * Disabling foreign keys takes a superuser; dropping them only the owner. Returns the statements
 * that add them again.
 */
async function dropReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname,
                  pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function switchTriggers(
  client: Client,
  tables: readonly Manifest['tables'][number][],
  how: 'disable' | 'enable',
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table ${nameOf(table)} ${how} trigger user`);
  }
}

async function fillTable(
  client: Client,
  backup: OpenBackup,
  table: Manifest['tables'][number],
): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const rows = client.query(copyFrom(`copy ${nameOf(table)} (${columns}) from stdin`));
  await pipeline(backup.read(table), createGunzip(), rows);
  if (rows.rowCount === table.rows) return;
  throw new Error(`${table.name} has ${rows.rowCount} rows instead of ${table.rows}`);
}
