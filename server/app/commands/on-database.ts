import { loadConfig } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { closeDatabase, openDatabase, type Database } from '#server/platform/database/db.ts';
import { makeLog } from '#server/platform/logging/log.ts';

/**
 * Runs a command's work on the database of this site, without migrating it, and closes it at the
 * end.
 */
export async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const log = makeLog({ level: 'error', readable: true });
  const server = await provideServer(loadConfig(), log, 'visit');
  const db = openDatabase({
    connection: server.direct,
    onConnectionError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  try {
    return await work(db);
  } finally {
    await closeDatabase(db);
    await server.stop();
  }
}
