import { sql } from 'kysely';
import type { SmallDisk } from '#faults/site/small-disks.ts';
import { REFUSED_WITHIN_MS } from './network.ts';
import type { Outage, Stage } from './outage.ts';

/** Disks that are full, and have space again. */
export const DISK: readonly Outage[] = [
  {
    name: 'the disk of the tables is full',
    seconds: 20,
    begin: full('base'),
    during: { ready: 'serves', read: 'serves', write: 'refuses' },
    answerMs: REFUSED_WITHIN_MS,
  },
  {
    name: 'the disk of the write-ahead log is full: PostgreSQL ends',
    seconds: 20,
    async begin(stage) {
      const free = full('pg_wal')(stage);
      await fillLog(stage);
      return free;
    },
    during: { ready: 'refuses', read: 'refuses', write: 'refuses' },
    answerMs: REFUSED_WITHIN_MS,
  },
];

function full(disk: SmallDisk) {
  return ({ cluster }: Stage) => {
    cluster.disks!.fill(disk);
    return () => cluster.disks!.free(disk);
  };
}

/** Writes to the log until there is space for no further file of it. */
async function fillLog({ cluster: { db } }: Stage): Promise<void> {
  for (let megabytes = 0; megabytes < MOST_MEGABYTES; megabytes += 1) {
    try {
      await sql`select pg_logical_emit_message(true, 'faults', repeat('x', 1000000))`.execute(db);
    } catch {
      // It has ended, as it should.
      return;
    }
  }
  throw new Error('the write-ahead log found more space');
}

/** More than the files that are begun already. */
const MOST_MEGABYTES = 100;
