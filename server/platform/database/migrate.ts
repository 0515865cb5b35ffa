import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Db, Tx } from './db.ts';

export const migrationsDir = join(import.meta.dirname, '../../../db/migrations');

export type Migration = { number: number; name: string; text: string; checksum: string };

/** Any fixed number: the key of the advisory lock a migrating node holds. */
const lockKey = 7_264_001;

/**
 * Applies the missing migrations: numbered .sql files in order, each in one transaction, one node
 * at a time while the others wait; `upTo` names the last one where it is not the newest. Returns
 * the names of those applied now. Throws when an applied file was edited or the database is newer
 * than this program.
 */
export async function migrate(
  db: Database,
  dir: string = migrationsDir,
  upTo = Infinity,
): Promise<string[]> {
  const migrations = readMigrations(dir).slice(0, upTo);
  const done: string[] = [];
  for (;;) {
    const name = await db.transaction().execute((tx) => applyNext(tx, migrations));
    if (name === undefined) return done;
    done.push(name);
  }
}

/**
 * The names of this program's migrations that are not applied; further ones of a newer program are
 * ignored: migrations only add until every node runs the new version. Throws where one was edited.
 */
export async function findMissingOfOurs(db: Db, dir: string = migrationsDir): Promise<string[]> {
  const ours = readMigrations(dir);
  return missing((await findApplied(db)).slice(0, ours.length), ours).map(({ name }) => name);
}

/** Throws, as {@link migrate}, where these were not applied by this program or an older one. */
export function assertKnown(applied: readonly Omit<Applied, 'number'>[]): void {
  const numbered = applied.map((one, index) => ({ ...one, number: index + 1 }));
  missing(numbered, readMigrations(migrationsDir));
}

function readMigrations(dir: string): Migration[] {
  const files = readdirSync(dir)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file, index) => {
    const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]);
    if (number !== index + 1) {
      throw new Error(
        `Migration ${file} must be named ${String(index + 1).padStart(4, '0')}_<words>.sql`,
      );
    }
    const text = readFileSync(join(dir, file), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    return { number, name: file.replace('.sql', ''), text, checksum };
  });
}

/** A transaction-level lock: poolers change sessions, and a crash releases it. */
async function applyNext(tx: Tx, migrations: Migration[]): Promise<string | undefined> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
  await sql`create table if not exists migrations (
    number int primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`.execute(tx);
  const [next] = missing(await findApplied(tx), migrations);
  if (next) await apply(tx, next);
  return next?.name;
}

type Applied = { number: number; name: string; checksum: string };

async function findApplied(db: Db): Promise<Applied[]> {
  const { rows } =
    await sql<Applied>`select number, name, checksum from migrations order by number`.execute(db);
  return rows;
}

function missing(applied: Applied[], migrations: Migration[]): Migration[] {
  for (const { number, name, checksum } of applied) {
    const known = migrations[number - 1];
    if (!known) {
      throw new Error(
        `The database has migration ${name}, which this program does not know: it was used by a newer Nearhand. Start that version, or restore a backup made before it.`,
      );
    }
    if (known.checksum !== checksum) {
      throw new Error(
        `Migration ${known.name} was edited after it was applied to this database (as ${name}). Undo the edit and write a new migration instead.`,
      );
    }
  }
  return migrations.slice(applied.length);
}

async function apply(tx: Tx, { number, name, text, checksum }: Migration): Promise<void> {
  try {
    await sql.raw(text).execute(tx);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
  await sql`insert into migrations (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(
    tx,
  );
}
