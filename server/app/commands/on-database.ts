import { loadConfig } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { closeDatabase, openDatabase, type Database } from '#server/platform/database/db.ts';
import { migrateDatabase } from '#server/app/prepare-database.ts';
import { makeLog } from '#server/platform/logging/log.ts';

/**
 * Runs a command's work on the database of this site, and closes it at the end. `migrated`: after it
 * was brought up to this version, the tables of the background jobs included.
 */
export async function onDatabase<T>(
  work: (db: Database) => Promise<T>,
  { migrated = false } = {},
): Promise<T> {
  const log = makeLog({ level: 'error', readable: true });
  const server = await provideServer(loadConfig(), log, 'visit');
  const db = openDatabase({
    connection: server.direct,
    onConnectionError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  try {
    if (migrated) await migrateDatabase(server.direct, log);
    return await work(db);
  } finally {
    await closeDatabase(db);
    await server.stop();
  }
}
