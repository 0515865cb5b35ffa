import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Environment } from '#server/platform/config/config.ts';
import type { SocketConnection } from './world.ts';

/** A node of the real server on a database; it runs no background jobs unless asked. */
export interface App {
  port: number;
  stop(): Promise<void>;
}

/** Starts the server as a separate process, with production logging discarded. */
export function startApp(connection: SocketConnection, dataDir: string): Promise<App> {
  return startProcess('app-process.ts', environment(connection, dataDir));
}

/** Starts a bare handler for the measured calls, as a baseline. */
export function startBare(connection: SocketConnection, dataDir: string): Promise<App> {
  return startProcess('bare-process.ts', environment(connection, dataDir));
}

async function startProcess(file: string, environment: Environment): Promise<App> {
  const env = { ...process.env, ...environment } as NodeJS.ProcessEnv;
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = fork(join(import.meta.dirname, file), { env, stdio: [...stdio] });
  const gone = once(child, 'exit');
  const first = await Promise.race([once(child, 'message'), gone.then(() => undefined)]);
  if (!first) throw new Error(`${file} did not start`);
  return {
    port: (first[0] as { port: number }).port,
    async stop() {
      child.disconnect();
      await gone;
    },
  };
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
