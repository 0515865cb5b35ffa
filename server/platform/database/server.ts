import type { Config } from '#server/platform/config/config.ts';
import type { DatabaseConnection } from './db.ts';
import { makePrimaryFinder, urlsOf } from './hosts.ts';
import { lockDataDir } from '#server/platform/embedded-postgres/data-dir-lock.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import type { Log } from '#server/platform/logging/log.ts';

export type DatabaseServer = {
  connection: DatabaseConnection;
  /** The same database with session connections, past any pooler. */
  direct: DatabaseConnection;
  /** Call it last, when every pool is closed. */
  stop(): Promise<void>;
};

/**
 * The PostgreSQL that the configuration names: DATABASE_URL's, or the embedded one. A server locks
 * the data directory and gets a DataDirInUse where another serves from it; a visitor (the
 * operator's command line) joins the running server.
 */
export async function provideServer(
  config: Config,
  log: Log,
  use: 'serve' | 'visit',
): Promise<DatabaseServer> {
  const { databaseUrl, databaseDirectUrl, dataDir, postgresBin: binDir, publicUrl } = config;
  if (databaseUrl) {
    const usual = openWay(databaseUrl);
    const direct = databaseDirectUrl === undefined ? usual : openWay(databaseDirectUrl);
    const stop = async () => {
      usual.stop();
      direct.stop();
    };
    return { connection: usual.connection, direct: direct.connection, stop };
  }
  const release = use === 'serve' ? await lockDataDir(dataDir, publicUrl) : async () => {};
  try {
    const server = await startEmbeddedPostgres({ dataDir, binDir, log });
    const stop = async () => {
      await server.stop();
      await release();
    };
    return { connection: server.connection, direct: server.connection, stop };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The way to the server of an address, or to the one of several that takes writes. */
function openWay(url: string): { connection: DatabaseConnection; stop: () => void } {
  const [first = url, ...others] = urlsOf(url);
  if (others.length === 0) return { connection: { connectionString: url }, stop: () => {} };
  const { stream, stop } = makePrimaryFinder([first, ...others]);
  return { connection: { connectionString: first, stream }, stop };
}
