import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessFacts = { zombie: boolean; command: string };

/** The facts about a process; undefined when there is none with this id. */
export function findProcess(pid: number): ProcessFacts | undefined {
  return process.platform === 'linux' ? findInProc(pid) : findWithPs(pid);
}

function findInProc(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { zombie: state === 'Z', command };
  } catch {
    return undefined;
  }
}

function findWithPs(pid: number): ProcessFacts | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const [state = '', ...command] = line.split(/\s+/);
    return { zombie: state.startsWith('Z'), command: command.join(' ') };
  } catch {
    return undefined;
  }
}

/**
 * How many processes still hold a System V shared memory segment. Back ends of a killed PostgreSQL
 * keep it until they end. Zero where the system does not say (anything but Linux).
 */
export function countAttached(sharedMemoryId: number): number {
  try {
    const rows = readFileSync('/proc/sysvipc/shm', 'utf8').trim().split('\n').slice(1);
    const row = rows
      .map((line) => line.trim().split(/\s+/))
      .find((c) => c[1] === `${sharedMemoryId}`);
    return Number(row?.[6] ?? 0);
  } catch {
    return 0;
  }
}
