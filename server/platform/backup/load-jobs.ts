import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoted } from './catalogue.ts';
import type { Manifest } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';

/**
 * Restores the jobs of a backup. Jobs of queues this program does not have are skipped, because
 * nobody would run them; pg-boss recreates its own. Columns its table does not have any more are
 * skipped as well.
 */
export async function loadJobs(
  client: Client,
  backup: OpenBackup,
  table: Manifest['tables'][number],
): Promise<void> {
  const said = table.columns.map((column) => `${quoted(column)} text`).join(', ');
  await client.query(`create temp table jobs_of_backup (${said}) on commit drop`);
  const rows = client.query(copyFrom('copy jobs_of_backup from stdin'));
  await pipeline(backup.read(table), createGunzip(), rows);
  if (rows.rowCount !== table.rows) {
    throw new Error(`${table.name} has ${rows.rowCount} rows instead of ${table.rows}`);
  }
  const types = await typesOfJobs(client);
  const kept = table.columns.filter((column) => types.has(column));
  const values = kept.map((column) => `${quoted(column)}::${types.get(column)}`);
  await client.query(`insert into pgboss.job (${kept.map(quoted).join(', ')})
    select ${values.join(', ')} from jobs_of_backup
    where name in (select name from pgboss.queue)`);
}

async function typesOfJobs(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; type: string }>(`
    select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''`);
  return new Map(rows.map(({ name, type }) => [name, type]));
}
