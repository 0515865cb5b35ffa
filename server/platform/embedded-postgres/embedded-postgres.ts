import { mkdirSync, realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { embeddedUser, knock, socketPort } from './knock.ts';
import { chooseLauncher, type Launcher } from './launcher.ts';
import { judgeCluster, namedSocketDirectory } from './postmaster-file.ts';
import { runDirectory } from './run-directory.ts';
import { startServer, type ServerPlaces, type ServerProcess } from './server-process.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: { info(message: string): void; error(message: string): void };
  /** The bin directory of another PostgreSQL than the packaged one. */
  binDir?: string | undefined;
  /** Server settings over ours, e.g. fsync off for tests. */
  settings?: Record<string, string>;
};

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  /** Whether this process started the server; it changes when we take over from another. */
  readonly owned: boolean;
  /** Stops the server if this process owns it. Close every pool first. */
  stop(): Promise<void>;
};

const startLimit = 60_000;

/**
 * Starts the PostgreSQL whose data lies in `dataDir`, or joins the one another of our processes runs
 * there. Should the server end while we are here (its owner left, or it was killed), it is started
 * again at the same address. Throws with the cure when it cannot run.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o711 });
  const dataDir = realpathSync(options.dataDir);
  const launcher = await chooseLauncher(findBinaries(dataDir, options.binDir), dataDir);
  const clusterDir = await prepareCluster(launcher, dataDir);
  const socketDirectory = runDirectory(dataDir, 'socket', launcher.account);
  const places = { dataDir, clusterDir, socketDirectory };
  const keeper = await keepServer(
    () => acquire(launcher, places, options.settings ?? {}),
    options.log,
  );
  const connection = {
    host: keeper.socketDirectory(),
    port: socketPort,
    user: embeddedUser,
    database: embeddedUser,
  };
  return {
    connection,
    get owned() {
      return keeper.owned();
    },
    stop: keeper.stop,
  };
}

type Held = {
  socketDirectory: string;
  server?: ServerProcess;
  /** Open as long as the server lives. */
  sentinel: Socket;
};

async function acquire(
  launcher: Launcher,
  places: ServerPlaces,
  settings: Record<string, string>,
): Promise<Held> {
  const deadline = Date.now() + startLimit;
  while (Date.now() < deadline) {
    const adopted = await adopt(places.clusterDir);
    if (adopted) return adopted;
    if (judgeCluster(places.clusterDir).is === 'free') {
      const server = startServer(launcher, places, settings);
      const held = await untilOpen(server, places.socketDirectory, deadline);
      if (held) return held;
    }
    await sleep(20);
  }
  throw new Error(`The embedded PostgreSQL in ${places.clusterDir} did not become ready in time.`);
}

/** A socket that answers is proof enough: the server may run where we cannot see its process. */
async function adopt(clusterDir: string): Promise<Held | undefined> {
  const socketDirectory = namedSocketDirectory(clusterDir);
  if (!socketDirectory) return undefined;
  const answer = await knock(socketDirectory);
  if (answer.is !== 'open') return undefined;
  return { socketDirectory, sentinel: answer.socket };
}

/** Undefined when another process won the race to start; throws what the server said otherwise. */
async function untilOpen(
  server: ServerProcess,
  socketDirectory: string,
  deadline: number,
): Promise<Held | undefined> {
  let lastWords: string | undefined;
  void server.ended.then((words) => (lastWords = words));
  while (lastWords === undefined && Date.now() < deadline) {
    const answer = await knock(socketDirectory);
    if (answer.is === 'open') return { socketDirectory, server, sentinel: answer.socket };
    await sleep(10);
  }
  if (lastWords === undefined) await server.stop();
  if (lastWords?.includes('lock file') || lastWords?.includes('shared memory block'))
    return undefined;
  throw new Error(`The embedded PostgreSQL did not start: ${lastWords ?? 'no answer'}`);
}

async function keepServer(acquireServer: () => Promise<Held>, log: EmbeddedOptions['log']) {
  let held = await acquireServer();
  let stopping = false;
  let regaining: Promise<void> = Promise.resolve();
  const watch = () => held.sentinel.once('close', () => (regaining = regain())).unref();
  const regain = async (): Promise<void> => {
    while (!stopping) {
      try {
        await held.server?.ended;
        held = await acquireServer();
        log.info(held.server ? 'database server started again' : 'joined the new database server');
        watch();
        return;
      } catch (error) {
        log.error(`database server lost: ${(error as Error).message}`);
        await sleep(1000);
      }
    }
  };
  watch();
  return {
    socketDirectory: () => held.socketDirectory,
    owned: () => held.server !== undefined,
    stop: async () => {
      stopping = true;
      await regaining;
      held.sentinel.destroy();
      await held.server?.stop();
    },
  };
}
