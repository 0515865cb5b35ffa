import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseConnection } from '../database/db.ts';
import { listTables, nameOf, quoted } from './catalogue.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { prepareSession } from './session.ts';
import { measuring } from './write-part.ts';

export interface RowComparison {
  /** How many tables had the rows of the manifest, and how many of them its checksum, too. */
  tables: number;
  withChecksum: number;
  rows: number;
  /** What differs, each as a sentence. */
  differences: string[];
}

/**
 * Compares a database into which a backup was loaded, and nothing else done, with its manifest:
 * the tables there are, and of each the number of rows and their checksum. Of the queue only the
 * number: jobs of kinds this program does not have are left out.
 */
export async function compareRows(
  connection: DatabaseConnection,
  manifest: Manifest,
  onProgress: Progress,
): Promise<RowComparison> {
  const client = new Client({ ...connection, application_name: 'nearhand restore' });
  await client.connect();
  try {
    await prepareSession(client);
    const compared = { tables: 0, withChecksum: 0, rows: 0 };
    const differences = await findOtherTables(client, manifest);
    for (const [done, table] of manifest.tables.entries()) {
      onProgress({ name: table.name, done, total: manifest.tables.length });
      const found = await measureTable(client, table);
      differences.push(...differencesOf(table, found));
      compared.tables += 1;
      compared.rows += found.rows;
      if (hasChecksum(table)) compared.withChecksum += 1;
    }
    return { ...compared, differences };
  } finally {
    await client.end();
  }
}

type Table = Manifest['tables'][number];

async function findOtherTables(client: Client, { tables }: Manifest): Promise<string[]> {
  const backedUp = new Set(tables.map(nameOf));
  const others = (await listTables(client)).filter((table) => !backedUp.has(nameOf(table)));
  return others.map(({ name }) => `${name} is not in the backup`);
}

async function measureTable(client: Client, table: Table) {
  const columns = table.columns.map(quoted).join(', ');
  const plain = measuring();
  const rows = client.query(copyTo(`copy (select ${columns} from ${nameOf(table)}) to stdout`));
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(rows, plain.through, nowhere);
  return { rows: rows.rowCount, ...plain.result() };
}

function differencesOf(table: Table, found: { rows: number; sha256: string }): string[] {
  if (isQueue(table) ? found.rows > table.rows : found.rows !== table.rows) {
    return [`${table.name} has ${found.rows} rows instead of ${table.rows}`];
  }
  if (!hasChecksum(table) || found.sha256 === table.rowsSha256) return [];
  return [`${table.name} has other rows than were backed up`];
}

function hasChecksum(table: Table): boolean {
  return !isQueue(table) && table.rowsSha256 !== undefined;
}

function isQueue({ schema }: Table): boolean {
  return schema === 'pgboss';
}
