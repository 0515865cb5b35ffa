import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

export interface RunningNearhand {
  url: string;
  /** Kills it like a power cut: SIGKILL. */
  kill(): Promise<void>;
  /** Ends it like Ctrl-C. */
  end(): Promise<void>;
  /** Stops it where it stands (SIGSTOP), until it is thawed. */
  freeze(): void;
  thaw(): void;
}

/** Compiled code is cached: programs are started again and again here. */
const ITS_OWN = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled'),
};

/** This checkout. */
const ROOT = join(import.meta.dirname, '../..');

/**
 * Starts the real program of a checkout, demo world and embedded database included, and waits until it is
 * ready.
 * @throws Error with what it said when it ends instead
 */
export async function startNearhand(
  environment: Record<string, string>,
  checkout = ROOT,
): Promise<RunningNearhand> {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'server/app/start.ts')], {
    env: { ...ITS_OWN, PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  await ready(child);
  const leave = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return {
    url: `http://127.0.0.1:${environment.PORT}`,
    kill: () => leave('SIGKILL'),
    end: () => leave('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

/** The same on a free port of the loopback address, which is its public address too. */
export async function startOnFreePort(
  environment: Record<string, string>,
  checkout?: string,
): Promise<RunningNearhand> {
  const port = await freePort();
  const address = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
  return startNearhand({ ...address, ...environment }, checkout);
}

/**
 * A free port of the loopback address, below those that systems give to outgoing connections: one
 * of these may be taken before the program listens.
 */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await isFree(port)) return String(port);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function ready(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      said += String(text);
      if (said.includes(' is ready: ')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`Nearhand ended:\n${said}`)));
  });
}
