import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The memory of a process in megabytes. */
export interface Memory {
  /** Its own alone: what would be free if it ended. */
  private: number;
  /** With its share of pages that others have too: the program file of Node. */
  proportional: number;
  /** With all of those. */
  resident: number;
}

/** Only Linux says what a process has to itself. */
export const MEMORY_IS_KNOWN = process.platform === 'linux';

export function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]) * 1024) / 1e6;
  return {
    private: megabytes('Private_Clean') + megabytes('Private_Dirty'),
    proportional: megabytes('Pss'),
    resident: megabytes('Rss'),
  };
}

/** How much memory still changes in a pause once it has settled, in megabytes. */
const STILL = 1;
const PAUSE_MS = 3000;

/** The memory once it hardly changes any more, after ten seconds and within half a minute. */
export async function settledMemoryOf(pid: number): Promise<Memory> {
  let memory = memoryOf(pid);
  for (let pauses = 1; pauses <= 10; pauses += 1) {
    await sleep(PAUSE_MS);
    const before = memory;
    memory = memoryOf(pid);
    if (pauses > 3 && Math.abs(before.private - memory.private) < STILL) break;
  }
  return memory;
}

/** The seconds of processor time a process has used. */
export function processorSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Ticks of a hundredth: utime and stime, man 5 proc.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
