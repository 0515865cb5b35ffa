import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface DevServer {
  start(): void;
  /** Stops the server as Ctrl-C would, waits for it, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The server as a child whose output is prefixed. */
export function devServer(): DevServer {
  let child: ChildProcess | undefined;

  function start(): void {
    const started = spawn(process.execPath, ['server/app/start.ts', 'demo'], {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    });
    prefix(started.stdout, process.stdout);
    prefix(started.stderr, process.stderr);
    started.on('exit', (code, signal) => {
      if (child !== started) return;
      child = undefined;
      console.log(`server | ended (${signal ?? code}); waiting for a change`);
    });
    child = started;
  }

  async function stop(): Promise<void> {
    const stopping = child;
    child = undefined;
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
    const ended = once(stopping, 'exit');
    stopping.kill('SIGTERM');
    await ended;
  }

  async function restart(): Promise<void> {
    await stop();
    start();
  }

  return { start, restart, stop };
}

function prefix(from: Readable, to: NodeJS.WriteStream): void {
  createInterface({ input: from }).on('line', (line) => to.write(`server | ${line}\n`));
}
