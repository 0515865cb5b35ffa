import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REFUSED_WITHIN_MS } from './network.ts';
import type { Outage } from './outage.ts';

/** What Debian's package faketime installs: a process that loads it reads the clock through it. */
const LIBRARY = '/usr/lib/*/faketime/libfaketime.so.1';

/** The clock of the program, which is stepped while PostgreSQL's goes on. */
export interface SteppedClock {
  /** Of both processes. */
  environment: Record<string, string>;
  outages: readonly Outage[];
  stop(): void;
}

/** What stepping needs; undefined where it is there. */
export function whyNoClock(): string | undefined {
  return globSync(LIBRARY).length > 0
    ? undefined
    : 'the clock is stepped by libfaketime: apt-get install faketime';
}

/** Two steps, each taken back in the end; what lies between is a step the other way. */
export function openSteppedClock(): SteppedClock {
  const folder = mkdtempSync(join(tmpdir(), 'nearhand-clock-'));
  const file = join(folder, 'offset');
  const step = (offset: string) => writeFileSync(file, `${offset}\n`);
  step('+0');
  const by = (name: string, offset: string): Outage => ({
    name: `the clock of the program is stepped ${name}`,
    seconds: 20,
    begin() {
      step(offset);
      return () => step('+0');
    },
    during: { ready: 'serves', read: 'serves', write: 'serves' },
    answerMs: REFUSED_WITHIN_MS,
  });
  return {
    environment: {
      LD_PRELOAD: globSync(LIBRARY)[0] ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers go by the monotonic clock, which no step changes.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    outages: [
      by('two minutes ahead', '+120'),
      by('two minutes back', '-120'),
      by('an hour ahead', '+3600'),
      by('an hour back', '-3600'),
    ],
    stop: () => rmSync(folder, { recursive: true }),
  };
}
