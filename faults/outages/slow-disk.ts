import type { DiskDelays } from '#faults/site/slow-disk.ts';
import { REFUSED_WITHIN_MS } from './network.ts';
import type { Manner, Outage } from './outage.ts';

const slow = (name: string, delays: DiskDelays, write: Manner): Outage => ({
  name,
  seconds: 30,
  begin: ({ cluster }) => cluster.slowDown(delays),
  during: { ready: 'serves', read: 'serves', write },
  answerMs: REFUSED_WITHIN_MS,
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
