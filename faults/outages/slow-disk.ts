import type { DiskDelays } from '#faults/site/slow-disk.ts';
import type { Manner, Outage } from './outage.ts';

const slow = (name: string, delays: DiskDelays, write: Manner): Outage => ({
  name,
  seconds: 30,
  begin: ({ cluster }) => cluster.slowDown(delays),
  during: { ready: 'serves', read: 'serves', write },
  // Who writes to the same rows waits for the flushes of all before.
  answerMs: 15_000,
});

/** A disk that does what it is asked, later: a worn one, or one that neighbours keep busy. */
export const SLOW_DISK: readonly Outage[] = [
  slow('a slow disk: 200 ms a flush, 5 ms a read or write', { flush: 200, access: 5 }, 'serves'),
  slow(
    'a disk all but stuck: 1 s a flush, 50 ms a read or write',
    { flush: 1000, access: 50 },
    'either',
  ),
];
