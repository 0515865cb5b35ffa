import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/db.ts';

const PAUSE_MS = 250;

/**
 * Waits until no job is due or running any more; what waits for a later moment (reminders, letters
 * that are batched) is not brought forward. @throws Error with what is left after `limitSeconds`
 */
export async function settle(db: Database, limitSeconds: number): Promise<void> {
  const end = performance.now() + limitSeconds * 1000;
  await untilQuiet(db, end, 0);
}

async function untilQuiet(db: Database, end: number, quiet: number): Promise<void> {
  const left = await jobsLeft(db);
  const isQuiet = left.length === 0;
  if (isQuiet && quiet === 1) return;
  if (performance.now() > end) throw new Error(`Jobs are not done in time: ${left.join(', ')}`);
  await sleep(PAUSE_MS);
  await untilQuiet(db, end, isQuiet ? quiet + 1 : 0);
}

async function jobsLeft(db: Database): Promise<string[]> {
  const { rows } = await sql<{ left: string }>`
    select name || ' ' || count(*) as left from pgboss.job
    where name not like '\\_\\_pgboss%' and name not like 'timer-%' and name <> 'dead-letters'
      and (state = 'active' or (state < 'active' and start_after <= now()))
    group by name`.execute(db);
  return rows.map(({ left }) => left);
}
