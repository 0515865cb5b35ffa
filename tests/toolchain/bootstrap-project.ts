import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { checkout, scratchProject, type ScratchProject } from './scratch-project.ts';

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  process: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves once standard output holds the text. */
  says: (text: string) => Promise<void>;
}

export interface BootstrapProject extends ScratchProject {
  /** `node scripts/run.mjs …args` with the variables on top of a clean environment. */
  start: (args: string[], env?: Record<string, string>) => Started;
  installs: () => string[];
  leftovers: () => string[];
}

// A fake `npm ci`: logs that it ran, takes INSTALL_SECONDS, then installs Node.
const fakeNpm = `#!${process.execPath}
import { appendFileSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
appendFileSync('installs.log', process.argv.slice(2).join(' ') + '\\n');
await setTimeout(1000 * Number(process.env.INSTALL_SECONDS ?? 0));
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/.bin', { recursive: true });
const own = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin';
if (process.env.NODE_UNLINKED) {
  mkdirSync(own, { recursive: true });
  symlinkSync(process.execPath, own + '/node');
} else if (!process.env.NODE_MISSING) symlinkSync(process.execPath, 'node_modules/.bin/node');
process.exit(Number(process.env.INSTALL_CODE ?? 0));
`;

/** A minimal checkout: the real bootstrap, an npm that logs its calls, tasks from the test. */
export function bootstrapProject(benchTask = ''): BootstrapProject {
  const project = scratchProject({
    'package.json': '{ "name": "scratch", "version": "1.0.0", "type": "module" }',
    'package-lock.json':
      '{ "name": "scratch", "version": "1.0.0", "lockfileVersion": 3, "packages": { "": {} } }',
    'bench/bench.ts': benchTask,
    'bin/npm': fakeNpm,
  });
  chmodSync(path.join(project.root, 'bin/npm'), 0o755);
  cpSync(path.join(checkout, 'scripts/run.mjs'), path.join(project.root, 'scripts/run.mjs'));
  cpSync(path.join(checkout, 'scripts/bootstrap'), path.join(project.root, 'scripts/bootstrap'), {
    recursive: true,
  });
  return {
    ...project,
    start: (args, env) => start(project.root, args, env),
    installs: () => linesOf(path.join(project.root, 'installs.log')),
    leftovers: () => leftoversIn(project.root),
  };
}

function start(root: string, args: string[], env: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${path.join(root, 'bin')}:/usr/bin:/bin`, NEARHAND_NODE: 'pinned', ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  return {
    process: child,
    ended: new Promise((resolve) => {
      child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
    }),
    says: (text) => vi.waitFor(() => expect(stdout).toContain(text), { timeout: 10_000 }),
  };
}

function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

function leftoversIn(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('.bootstrap.lock'));
}
