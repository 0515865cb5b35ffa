import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What a slow disk adds, in milliseconds. */
export interface DiskDelays {
  /** To each flush of a file to the disk. */
  flush: number;
  /** To each read or write of a file, flushed or not. */
  access: number;
}

/** What slowing down needs; undefined where it is there. */
export function whyNoSlowDisk(): string | undefined {
  if (process.platform !== 'linux') return 'a disk is slowed down by strace, on Linux only';
  return spawnSync('strace', ['-V']).status === 0
    ? undefined
    : 'a disk is slowed down by strace: apt-get install strace';
}

/**
 * Lets the system calls of processes, and of those they start, that touch a disk take longer.
 * @param pids all of them; a process that has just ended is left out
 * @returns what makes the disk fast again
 * @throws where the machine does not let them be traced
 */
export async function slowDown(
  pids: readonly number[],
  { flush, access }: DiskDelays,
): Promise<() => Promise<void>> {
  const delay = (calls: string, ms: number) => `inject=${calls}:delay_enter=${ms * 1000}`;
  const effects = [`trace=${FLUSHES},${ACCESSES}`, delay(FLUSHES, flush), delay(ACCESSES, access)];
  const options = effects.flatMap((effect) => ['-e', effect]);
  const traced = pids.flatMap((pid) => ['-p', String(pid)]);
  const tracer = spawn('strace', ['-f', '-o', '/dev/null', ...options, ...traced], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(tracer, 'exit');
  let attached = 0;
  for await (const line of createInterface({ input: tracer.stderr })) {
    if (line.includes('attached') || line.includes('No such process')) attached += 1;
    if (attached === pids.length) break;
  }
  if (attached < pids.length) throw new Error('strace may not trace PostgreSQL here');
  return async () => {
    // It lets go of them all before it ends.
    tracer.kill('SIGINT');
    await gone;
  };
}

const FLUSHES = 'fsync,fdatasync';
const ACCESSES = 'pread64,pwrite64,pwritev';
