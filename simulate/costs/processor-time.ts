import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time of a PostgreSQL server. */
export interface ServerTime {
  /** Of all its processes, the ended ones included. */
  all: number;
  /** Of those that are named. */
  chosen: number;
}

const TICK_MS = 10;

/** Reads it from Linux; `postmaster` is the process id of the server, `chosen` those of its children. */
export function serverTime(postmaster: number, chosen: ReadonlySet<number>): ServerTime {
  const own = statOf(postmaster);
  if (!own) throw new Error(`Process ${postmaster} has ended`);
  const time = { all: own.used + own.ofEnded, chosen: 0 };
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || statOf(pid)?.parent !== postmaster) continue;
    const used = exactTime(pid);
    time.all += used;
    if (chosen.has(pid)) time.chosen += used;
  }
  return time;
}

/** The parent of a process. */
export function parentOf(pid: number): number {
  return statOf(pid)?.parent ?? 0;
}

function statOf(pid: number): { parent: number; used: number; ofEnded: number } | undefined {
  const text = readIfThere(`/proc/${pid}/stat`);
  // The name, in brackets, may hold anything: man 5 proc.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  if (text === '') return undefined;
  const ticks = (...at: number[]) => at.reduce((sum, index) => sum + (fields[index] ?? 0), 0);
  return {
    parent: fields[1] ?? 0,
    used: ticks(11, 12) * TICK_MS,
    ofEnded: ticks(13, 14) * TICK_MS,
  };
}

/** Of a process with one thread, to the microsecond: a short-lived share of a tick counts. */
function exactTime(pid: number): number {
  const [nanoseconds] = readIfThere(`/proc/${pid}/schedstat`).split(' ');
  return Number(nanoseconds || 0) / 1e6;
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
