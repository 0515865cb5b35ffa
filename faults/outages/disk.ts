import { setTimeout as sleep } from 'node:timers/promises';
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
      await useUpLog(stage);
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

/** Begins one file of the log after the other until there is space for no further one. */
async function useUpLog({ cluster: { db } }: Stage): Promise<void> {
  try {
    for (let number = 0; number < 20; number += 1) {
      await sql`select pg_logical_emit_message(true, 'faults', repeat('x', 100000)), pg_switch_wal()`.execute(
        db,
      );
      await sleep(50);
    }
  } catch {
    // It has ended, as it should.
  }
}
