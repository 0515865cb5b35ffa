import { join } from 'node:path';
import { sql } from 'kysely';
import { seedCustomers } from '#bench/customers.ts';
import { QUICK, type Sizes } from '#bench/sizes.ts';
import { startWorld } from '#bench/world.ts';
import { seedMass } from '#db/seed/mass/mass.ts';
import { QUEUES } from '#server/app/queues.ts';
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import type { Release } from './release.ts';

/** The people of a drill: enough for calls that do not repeat each other. */
export const sizes: Sizes = { ...QUICK, customers: 1000, storied: 200 };

/** A database at the migrations of a release, with synthetic people, and what its nodes are given. */
export interface Stage {
  db: Database;
  environment: Record<string, string>;
  end(): Promise<void>;
}

/** Starts a PostgreSQL of its own and fills it. */
export async function openStage(release: Release): Promise<Stage> {
  const world = await startWorld();
  try {
    const { connection: server, db: administration } = await world.create('administration');
    await sql`create database drill`.execute(administration);
    const connection = { ...server, database: 'drill' };
    const db = openDatabase({ connection, statementTimeout: 0, onConnectionError: console.error });
    await fill(db, connection, release);
    return {
      db,
      environment: {
        DATABASE_URL: urlOf(connection),
        DATA_DIR: join(world.dataDir, 'files-of-nodes'),
        SESSION_SECRET: 'a secret that all nodes of the drill share',
        RATE_LIMITS: 'off',
        DB_POOL_SIZE: '4',
        DRAIN_SECONDS: '1',
      },
      async end() {
        await closeDatabase(db);
        await world.end();
      },
    };
  } catch (error) {
    await world.end();
    throw error;
  }
}

/** Migrates an empty database as a release does, and adds the people of the drill. */
export async function fill(
  db: Database,
  connection: DatabaseConnection,
  release: Release,
): Promise<void> {
  await migrate(db, join(release.folder, 'db/migrations'));
  await installJobs(connection, QUEUES);
  await seedMass(db, { professionals: sizes.few, onProgress: () => {} });
  const { few: professionals, customers, storied } = sizes;
  await seedCustomers(db, { professionals, customers, storied });
}
