import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { servingEnvironment, servingFlags } from '#scripts/bootstrap/serving.mjs';
import type { Environment } from '#server/platform/config/config.ts';
import type { SocketConnection } from './world.ts';

/** A node of the real server on a database; it runs no background jobs unless asked. */
export interface App {
  port: number;
  pid: number;
  /** Collects its garbage. */
  collect(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the server as a separate process, as `npm run serve` does, with production logging
 * discarded.
 */
export function startApp(
  connection: SocketConnection,
  dataDir: string,
  settings: Environment = {},
): Promise<App> {
  const env = { ...servingEnvironment, ...environment(connection, dataDir), ...settings };
  return startProcess('app-process.ts', env, [...servingFlags]);
}

/** Starts a bare handler for the measured calls, as a baseline. */
export function startBare(connection: SocketConnection, dataDir: string): Promise<App> {
  return startProcess('bare-process.ts', environment(connection, dataDir));
}

async function startProcess(
  file: string,
  environment: Environment,
  execArgv: string[] = [],
): Promise<App> {
  const child = forkQuietly(file, { env: { ...process.env, ...environment }, execArgv });
  const gone = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
  if (!first) throw new Error(`${file} did not start`);
  return {
    port: (first[0] as { port: number }).port,
    pid: child.pid ?? 0,
    async collect() {
      child.send('collect');
      await once(child, 'message');
    },
    async stop() {
      child.disconnect();
      await gone;
    },
  };
}

/** A process of the benchmarks, of which only the errors are printed. */
export function forkQuietly(file: string, options: ForkOptions = {}) {
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  return fork(join(import.meta.dirname, file), { ...options, stdio: [...stdio] });
}

function environment({ host, port, user, database }: SocketConnection, dataDir: string) {
  const address = new URL(`postgres://${user}@localhost/${database}`);
  address.searchParams.set('host', host);
  address.searchParams.set('port', String(port));
  return {
    DATABASE_URL: address.href,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: 'off',
    WORKER: 'off',
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
  } satisfies Environment;
}
