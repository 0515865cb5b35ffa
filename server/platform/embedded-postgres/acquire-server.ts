import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { probeServer } from './probe-server.ts';
import type { Launcher } from './launcher.ts';
import { judgeCluster, namedSocketDirectory } from './postmaster-file.ts';
import { startServer, type ServerPlaces, type ServerProcess } from './server-process.ts';

export type Held = {
  socketDirectory: string;
  /** Ours, when this process started it; none when it joined another's. */
  server?: ServerProcess;
  /** A connection that stays open as long as the server lives. */
  sentinel: Socket;
};

const limit = 60_000;

/**
 * Joins the server that runs on the cluster, or starts one: of concurrent processes exactly one
 * starts it. Throws the server's log when it does not come up.
 */
export async function acquireServer(
  launcher: Launcher,
  places: ServerPlaces,
  settings: Record<string, string>,
): Promise<Held> {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    const joined = await join(places.clusterDir);
    if (joined) return joined;
    if (judgeCluster(places.clusterDir) === 'free') {
      const server = startServer(launcher, places, settings);
      const held = await untilOpen(server, places.socketDirectory, deadline);
      if (held) return held;
    }
    await sleep(20);
  }
  throw new Error(`The embedded PostgreSQL in ${places.clusterDir} did not become ready in time.`);
}

/** An answering socket is proof enough: the server may run where we cannot see its process. */
async function join(clusterDir: string): Promise<Held | undefined> {
  const socketDirectory = namedSocketDirectory(clusterDir);
  if (!socketDirectory) return undefined;
  const answer = await probeServer(socketDirectory);
  return answer.is === 'open' ? { socketDirectory, sentinel: answer.socket } : undefined;
}

/** Undefined when another process won the race to start. */
async function untilOpen(
  server: ServerProcess,
  socketDirectory: string,
  deadline: number,
): Promise<Held | undefined> {
  const end: { words?: string } = {};
  void server.ended.then((words) => (end.words = words));
  while (end.words === undefined && performance.now() < deadline) {
    const answer = await probeServer(socketDirectory);
    if (answer.is === 'open') return { socketDirectory, server, sentinel: answer.socket };
    await sleep(10);
  }
  if (end.words === undefined) await server.stop();
  if (/lock file|shared memory block/.test(end.words ?? '')) return undefined;
  throw new Error(`The embedded PostgreSQL did not start: ${end.words ?? 'no answer in time'}`);
}
