import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { servingEnvironment, servingFlags } from '#scripts/bootstrap/serving.mjs';
import { freePort } from '#tests/support/nearhand-program.ts';
import type { Release } from './release.ts';

/** A node of some version, as a process of its own. */
export interface NodeProcess {
  port: number;
  release: Release;
  /** What /readyz answers, the status first. */
  readiness(): Promise<string>;
  /** Ends it as a service manager does, and resolves with its exit code. */
  terminate(): Promise<number | null>;
  kill(): Promise<void>;
}

/** Starts one and waits until it is ready. @throws with what it printed, where it ends instead */
export async function startNode(
  release: Release,
  environment: Record<string, string>,
): Promise<NodeProcess> {
  const port = Number(await freePort());
  const child = spawn(
    process.execPath,
    [...servingFlags, join(release.folder, 'server/app/start.ts')],
    {
      cwd: release.folder,
      env: { ...quietEnvironment(), ...environment, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-20_000)));
  }
  const gone = once(child, 'exit') as Promise<[number | null]>;
  const readiness = () => readinessOf(port);
  while (!(await readiness()).startsWith('200')) {
    if (child.exitCode !== null) throw new Error(`A node of ${release.name} ended:\n${said}`);
    await sleep(50);
  }
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await gone)[0];
  };
  const terminate = () => end('SIGTERM');
  return { port, release, readiness, terminate, kill: async () => void (await end('SIGKILL')) };
}

function quietEnvironment() {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env;
  const node = { NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'warn', DEMO: 'off' };
  return { PATH, HOME, TMPDIR, ...servingEnvironment, ...node };
}

/** The status and text of /readyz; "0" where nobody listens. */
export async function readinessOf(port: number): Promise<string> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(2000),
    });
    return `${answer.status} ${(await answer.text()).trim()}`;
  } catch {
    return '0';
  }
}
