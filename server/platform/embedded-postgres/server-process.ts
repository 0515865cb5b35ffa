import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { childEnv, type Launcher } from './launcher.ts';
import { socketPort } from './probe-server.ts';
import { sharedBuffers } from './shared-buffers.ts';

export type ServerProcess = {
  /** Resolves when the server has ended, with its log since the start. */
  ended: Promise<string>;
  /** Fast shutdown: open transactions are rolled back, everything committed is kept. */
  stop(): Promise<void>;
};

export type ServerPlaces = { clusterDir: string; socketDirectory: string; dataDir: string };

/**
 * Runs postgres, ignores the signals a terminal sends to everybody, and holds the reading end of a
 * pipe whose other end only node has: when node dies in whatever way, the read ends and postgres is
 * told to shut down. `read`, because a leftover `cat` would keep node alive.
 */
const watchdog = `
trap '' INT TERM HUP
"$@" 3<&- &
server=$!
( read _ <&3; kill -INT $server ) &
dog=$!
exec 3<&-
wait $server
code=$?
kill -9 $dog 2>/dev/null
exit $code
`;

const largestLog = 1_000_000;
const START_TIMEOUT_MS = 30_000;

/** Starts the server in a process group of its own; it is ready when its socket answers. */
export function startServer(
  launcher: Launcher,
  places: ServerPlaces,
  settings: Record<string, string>,
): ServerProcess {
  const log = openLog(places.dataDir);
  const postgres = [
    ...launcher.prefix,
    join(launcher.binDir, 'postgres'),
    ...options(launcher, places, settings),
  ];
  const child = spawn('/bin/sh', ['-c', watchdog, 'nearhand-postgres', ...postgres], {
    ...launcher.account,
    cwd: '/',
    detached: true,
    env: childEnv(launcher),
    stdio: ['ignore', log.descriptor, log.descriptor, 'pipe'],
  });
  closeSync(log.descriptor);
  const leash = child.stdio[3] as Socket;
  leash.on('error', () => undefined).unref();
  child.unref();
  const ended = whenEnded(child).then(() => log.readSince());
  return { ended, stop: () => stop(child, leash, ended) };
}

function options(
  launcher: Launcher,
  places: ServerPlaces,
  extra: Record<string, string>,
): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: places.socketDirectory,
    port: String(socketPort),
    max_connections: '50',
    shared_buffers: sharedBuffers(),
    // Parallel query needs shared memory that containers limit to 64 MB.
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    random_page_cost: '1.1',
    // The error of a failed statement reaches the application; its values do not belong in a log.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(launcher.majorVersion >= 18 ? { io_method: 'sync' } : {}),
    ...extra,
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', places.clusterDir, ...words];
}

function openLog(dataDir: string) {
  const path = join(dataDir, 'postgres.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(path, `${path}.old`);
  const descriptor = openSync(path, 'a', 0o600);
  const before = fstatSync(descriptor).size;
  return { descriptor, readSince: () => readFrom(path, before) };
}

/** Empty when somebody removed the file. */
function readFrom(path: string, offset: number): string {
  if (!existsSync(path)) return '';
  return readFileSync(path).subarray(offset).toString().trim();
}

function whenEnded(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

async function stop(child: ChildProcess, leash: Socket, ended: Promise<string>): Promise<void> {
  child.ref();
  leash.destroy();
  const impatient = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGQUIT'), START_TIMEOUT_MS);
  await ended;
  clearTimeout(impatient);
}
