import { spawn, type ChildProcess } from 'node:child_process';

export interface CommandResult {
  code: number;
  /** Everything it wrote, standard output and errors in the order of arrival. */
  output: string;
}

const running = new Set<ChildProcess>();

/**
 * Runs a program of node_modules/.bin (or Node itself) without a terminal. `live` also streams its
 * output. It is killed, with its children, after `limitMs` milliseconds.
 */
export function runCommand(
  [program, ...args]: [string, ...string[]],
  { limitMs, live = false }: { limitMs: number; live?: boolean },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: quietEnvironment(),
      shell: process.platform === 'win32',
      // A separate process group, so that killing it kills its workers and servers too.
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let output = '';
    const keep = (chunk: string) => {
      output += chunk;
      if (live) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const timer = setTimeout(() => {
      keep(`\nended after ${limitMs / 1000} s without a result\n`);
      endGroup(child, 'SIGKILL');
    }, limitMs);
    const finish = (code: number) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      keep(`${program}: ${error.message}\n`);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Kills everything that still runs, on Ctrl-C. */
export function endRunningCommands(): void {
  for (const child of running) endGroup(child, 'SIGTERM');
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}

// A caller's NODE_ENV would change what is tested; colours would end up in logs.
function quietEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, FORCE_COLOR: __, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1' };
}
