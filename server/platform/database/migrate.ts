import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { assertKnown as assertKnownOf, compare, type Applied } from './compatibility.ts';
import type { Database, Db, Tx } from './db.ts';
import { readMigrations, type Migration } from './migration-files.ts';

export const migrationsDir = join(import.meta.dirname, '../../../db/migrations');

/** Any fixed number: the key of the advisory lock a migrating node holds. */
const lockKey = 7_264_001;

const LOCK_NOT_AVAILABLE = '55P03';

export interface MigrateOptions {
  /** The number of the last one, where it is not the newest. */
  upTo?: number;
  /**
   * How long one attempt waits for a table, in milliseconds: whoever asks for the table meanwhile
   * waits behind it.
   */
  lockTimeoutMs?: number;
  /** For how long attempts are repeated, in milliseconds. */
  retryForMs?: number;
  /** Called before another attempt. */
  onRetry?: (name: string) => void;
}

/**
 * Applies the missing migrations: numbered .sql files in order, each in one transaction, one node
 * at a time while the others wait. Returns the names of those applied now; none where the database
 * is ahead and says that it works with this program. Throws when an applied file was edited, the
 * database needs a newer program, or a table stays locked.
 */
export async function migrate(
  db: Database,
  dir: string = migrationsDir,
  options: MigrateOptions = {},
): Promise<string[]> {
  const { upTo = Infinity, retryForMs = 300_000, onRetry } = options;
  const migrations = readMigrations(dir).slice(0, upTo);
  const done: string[] = [];
  let since = performance.now();
  for (;;) {
    try {
      const name = await db.transaction().execute((tx) => applyNext(tx, migrations, options));
      if (name === undefined) return done;
      done.push(name);
      since = performance.now();
    } catch (error) {
      if (!(error instanceof TableLocked)) throw error;
      if (performance.now() - since > retryForMs) throw error.asFailure();
      onRetry?.(error.migration);
      // Longer than an attempt, so that those who waited behind it come first.
      await sleep((options.lockTimeoutMs ?? LOCK_TIMEOUT_MS) * (1 + Math.random()));
    }
  }
}

const LOCK_TIMEOUT_MS = 1000;

/** How this program and the database fit each other, by name. @throws where they do not */
export async function findFit(
  db: Db,
  dir: string = migrationsDir,
): Promise<{ missing: string[]; ahead: string[] }> {
  const { missing, ahead } = compare(await findApplied(db), readMigrations(dir));
  return { missing: missing.map(({ name }) => name), ahead: ahead.map(({ name }) => name) };
}

/** What this program would change in the database of an older one. */
export interface Upgrade {
  /** Migrations to apply, by name. */
  missing: string[];
  /** Whether the older program, as told by the newest migration it applied, can go on afterwards. */
  isBackwardCompatible: boolean;
}

/** What is to apply, and whether the older program survives it. @throws where they do not fit */
export async function findUpgrade(db: Db, dir: string = migrationsDir): Promise<Upgrade> {
  const applied = await findApplied(db);
  const { missing } = compare(applied, readMigrations(dir));
  const older = applied.at(-1)?.number ?? 0;
  const works = missing.every(({ compatibleWith }) => (compatibleWith ?? Infinity) <= older);
  return { missing: missing.map(({ name }) => name), isBackwardCompatible: works };
}

/** Throws where these were not applied by this program or an older one. */
export function assertKnown(applied: readonly Omit<Applied, 'number'>[]): void {
  const numbered = applied.map((one, index) => ({ ...one, number: index + 1 }));
  assertKnownOf(numbered, readMigrations(migrationsDir));
}

class TableLocked extends Error {
  readonly migration: string;
  constructor(migration: string, cause: unknown) {
    super('table locked', { cause });
    this.migration = migration;
  }

  asFailure(): Error {
    return new Error(
      `Migration ${this.migration} got no lock on a table it changes: a transaction holds it for minutes. Nothing of it was applied. Find that transaction in pg_stat_activity, end it, and migrate again.`,
      { cause: this.cause },
    );
  }
}

/** A transaction-level lock: poolers change sessions, and a crash releases it. */
async function applyNext(
  tx: Tx,
  migrations: Migration[],
  { lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions,
): Promise<string | undefined> {
  await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx);
  await sql`create table if not exists migrations (
    number int primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`.execute(tx);
  const [next] = compare(await findApplied(tx), migrations).missing;
  if (!next) return undefined;
  await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx);
  await apply(tx, next);
  return next.name;
}

/** The column of compatibility came with a migration of its own. */
async function findApplied(db: Db): Promise<Applied[]> {
  const { rows } = await sql<Applied>`
    select number, name, checksum, (to_jsonb(migrations) ->> 'compatible_with')::int as "compatibleWith"
    from migrations order by number`.execute(db);
  return rows;
}

async function apply(tx: Tx, migration: Migration): Promise<void> {
  const { number, name, text, checksum, compatibleWith } = migration;
  try {
    await sql.raw(text).execute(tx);
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === LOCK_NOT_AVAILABLE) throw new TableLocked(name, error);
    throw new Error(`Migration ${name} failed: ${message}`, { cause: error });
  }
  await sql`insert into migrations (number, name, checksum) values (${number}, ${name}, ${checksum})`.execute(
    tx,
  );
  if (compatibleWith === null) return;
  await sql`update migrations set compatible_with = ${compatibleWith} where number = ${number}`.execute(
    tx,
  );
}
