import { fromKysely, type PgBoss } from 'pg-boss';
import type { Tx } from '#server/platform/database/db.ts';
import { separateTrace } from './job-trace.ts';
import { DEAD_LETTERS } from './queues.ts';

/** A job that failed for good. */
export interface DeadJob {
  id: string;
  queue: string;
  payload: object;
  attempts: number;
  /** ISO 8601, to the microsecond: the cursor of the list. */
  failedAt: string;
  /** The error of the last attempt. */
  problem: string;
}

/** Dead jobs by id, or those of a queue (or of all) that died until a moment. */
export type DeadJobFilter =
  | { ids: readonly string[] }
  | { queue?: string | undefined; until: Date };

/** The dead letter queue: jobs that failed for good, until an operator retries or discards them. */
export interface DeadJobs {
  /** Newest first, after a cursor. */
  list(page: {
    queue?: string | undefined;
    after?: Pick<DeadJob, 'id' | 'failedAt'> | undefined;
    limit: number;
  }): Promise<DeadJob[]>;
  countByQueue(): Promise<{ queue: string; dead: number }[]>;
  /** Retries them when the transaction commits, 200 at a time; returns how many. */
  retry(tx: Tx, which: DeadJobFilter): Promise<number>;
  /** Discards them when the transaction commits, 200 at a time; returns how many. */
  discard(tx: Tx, which: DeadJobFilter): Promise<number>;
}

const BATCH_SIZE = 200;

/** One that was not queued again because another of its key is waiting counts as settled. */
const isDead = `name = '${DEAD_LETTERS}' and state < 'active'`;

/** The dead jobs in a queue's database. */
export function deadJobsOf(boss: PgBoss): DeadJobs {
  return {
    list: (page) => listDead(boss, page),
    async countByQueue() {
      const { rows } = await boss.getDb().executeSql(
        `select source_name as queue, count(*)::int as dead from pgboss.job
         where ${isDead} group by 1 order by 1`,
      );
      return rows as { queue: string; dead: number }[];
    },
    async retry(tx, which) {
      const ids = await idsOf(boss, which);
      return ids.length === 0 ? 0 : boss.redrive(DEAD_LETTERS, { ids, db: fromKysely(tx) });
    },
    async discard(tx, which) {
      const { rows } = await fromKysely(tx).executeSql(
        `delete from pgboss.job where ${isDead} and id = any($1::uuid[]) returning id`,
        [await idsOf(boss, which)],
      );
      return rows.length;
    },
  };
}

async function listDead(
  boss: PgBoss,
  { queue, after, limit }: Parameters<DeadJobs['list']>[0],
): Promise<DeadJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, coalesce(source_name, name) as queue, data as payload,
            to_char(created_on at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "failedAt",
            coalesce(source_retry_count, 0) + 1 as attempts,
            coalesce(source_output->>'message', 'unknown') as problem
     from pgboss.job
     where ${isDead} and ($1::text is null or source_name = $1)
       and ($2::timestamptz is null or (created_on, id) < ($2, $3::uuid))
     order by created_on desc, id desc limit $4`,
    [queue ?? null, after?.failedAt ?? null, after?.id ?? null, limit],
  );
  return (rows as DeadJob[]).map((job) => ({
    ...job,
    payload: separateTrace(job.payload).payload,
  }));
}

async function idsOf(boss: PgBoss, which: DeadJobFilter): Promise<string[]> {
  if ('ids' in which) return which.ids.slice(0, BATCH_SIZE);
  const { rows } = await boss.getDb().executeSql(
    `select id from pgboss.job
     where ${isDead} and ($1::text is null or source_name = $1) and created_on <= $2
     order by created_on, id limit $3`,
    [which.queue ?? null, which.until, BATCH_SIZE],
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}
