import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sh } from './host.ts';

const BOOT = path.join(import.meta.dirname, 'boot.sh');
const BOOT_SECONDS = 60;

/** A Debian that runs in namespaces of its own on this machine, with a loopback of its own. */
export interface Machine {
  /** Its root file system as seen from outside. */
  root: string;
  pid: number;
  /** A folder outside it that goes with it. */
  beside: string;
  /** Runs a script of bash inside; resolves with its standard output. */
  run(script: string): Promise<string>;
  /** Ends every process in it, and removes what it has written. */
  stop(): Promise<void>;
}

/**
 * Boots a copy of a root file system with its systemd. It reaches the network through a program
 * (slirp4netns) and nobody reaches it: its ports are none of this machine's.
 */
export async function bootMachine(
  base: string,
  environment: Record<string, string>,
): Promise<Machine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nearhand-machine-'));
  for (const part of ['root', 'changes', 'work']) mkdirSync(path.join(folder, part));
  const spaces = ['--mount', '--uts', '--ipc', '--pid', '--cgroup', '--net'];
  const dies = ['--fork', '--kill-child=KILL'];
  const root = path.join(folder, 'root');
  const init = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', 'unshare', ...spaces, ...dies, 'sh', BOOT, root, base, folder],
    { stdio: 'ignore' },
  );
  const ended = once(init, 'exit');
  const helpers: ChildProcess[] = [];
  const stop = async () => {
    for (const helper of helpers) helper.kill('SIGKILL');
    init.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const pid = await pidOfInit(init);
    helpers.push(await bringNetwork(pid));
    const run = runnerIn(pid, environment);
    const machine = { root: `/proc/${pid}/root`, pid, beside: folder, run, stop };
    await untilBooted(machine);
    return machine;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of the process that is the first one inside, once it has become systemd. */
async function pidOfInit(unshare: ChildProcess): Promise<number> {
  for (let tries = 0; tries < BOOT_SECONDS * 10; tries += 1) {
    await sleep(100);
    if (unshare.exitCode !== null) throw new Error('The machine ended while it started.');
    // setpriv and unshare replace each other: the child of that process is the first one inside.
    const children = `/proc/${unshare.pid}/task/${unshare.pid}/children`;
    const pid = Number(readFileSync(children, 'utf8').trim().split(' ')[0]);
    if (pid > 0 && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'systemd') return pid;
  }
  throw new Error('The machine did not start its systemd in time.');
}

async function bringNetwork(pid: number): Promise<ChildProcess> {
  const options = ['--configure', '--mtu=65520', '--disable-host-loopback'];
  const ready = ['--ready-fd=3', String(pid), 'tap0'];
  const helper = spawn('setpriv', ['--pdeathsig', 'KILL', 'slirp4netns', ...options, ...ready], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  await once(helper.stdio[3]!, 'data');
  execFileSync('nsenter', ['-t', String(pid), '-n', 'ip', 'link', 'set', 'lo', 'up']);
  return helper;
}

function runnerIn(pid: number, environment: Record<string, string>) {
  const enter = ['-t', String(pid), '-m', '-u', '-i', '-n', '-p', '-C', '-r', '-w'];
  const set = Object.entries({ ...environment }).map(([name, value]) => `${name}=${value}`);
  return (script: string) =>
    sh('nsenter', [...enter, 'env', '-i', ...set, 'bash', '-euo', 'pipefail', '-c', script]);
}

async function untilBooted(machine: Machine): Promise<void> {
  writeFileSync(path.join(machine.root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n');
  await machine.run(`for try in $(seq ${BOOT_SECONDS * 2}); do
    systemctl is-active --quiet multi-user.target 2>/dev/null && exit 0
    sleep 0.5
  done
  systemctl --no-pager --failed; exit 1`);
}
