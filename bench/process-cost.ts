import { readFileSync } from 'node:fs';

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

/** The seconds of processor time a process has used. */
export function processorSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // Ticks of a hundredth: utime and stime, man 5 proc.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
