import { mkdirSync, realpathSync } from 'node:fs';
import { acquireServer } from './acquire-server.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { superviseServer, type SupervisorLog } from './supervise-server.ts';
import { embeddedUser, socketPort } from './probe-server.ts';
import { chooseLauncher } from './launcher.ts';
import { runDirectory } from './run-directory.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: SupervisorLog;
  /** The bin directory of another PostgreSQL than the packaged one. */
  binDir?: string | undefined;
  /** Server settings over ours, e.g. fsync off for tests. */
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  /** Whether this process runs the server; becomes true when it takes over from another. */
  readonly owned: boolean;
  /** Stops the server if this process owns it. Close every pool first. */
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL whose data lies in `dataDir`, or joins the one another of our processes
 * runs there. If the server ends meanwhile (its owner left, or it was killed), it is restarted at
 * the same address. When node dies in any way, the server shuts down by itself. Throws with the
 * cure when it cannot run.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = realpathSync(options.dataDir);
  const launcher = await chooseLauncher(findBinaries(dataDir, options.binDir), dataDir);
  const clusterDir = await prepareCluster(launcher, dataDir);
  const socketDirectory = runDirectory(dataDir, 'socket', launcher.account);
  const places = { dataDir, clusterDir, socketDirectory };
  const acquire = () => acquireServer(launcher, places, options.settings ?? {});
  const { owned, stop, ...keeper } = await superviseServer(acquire, options.log);
  return {
    connection: {
      host: keeper.socketDirectory,
      port: socketPort,
      user: embeddedUser,
      database: embeddedUser,
    },
    get owned() {
      return owned();
    },
    stop,
  };
}
