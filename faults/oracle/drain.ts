import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/db.ts';

/**
 * Jobs that wait for a moment of a person's day: put off where it has not come yet. Of a long run
 * the first would come due while it is waited for quiet, one after the other.
 */
const LATER = ['expire-lead', 'remind-of-lead', 'unread-check', 'ask-for-review', 'erase-account'];

/**
 * Waits until it is quiet: nothing is due or running, no letter is held back, and the outbox is
 * empty. Letters that are batched and jobs that wait for another try are brought forward.
 * @returns how long it took in seconds; it gives up once nothing has become less for
 * `limitSeconds`, and the oracle names what is left
 */
export async function drain(db: Database, limitSeconds: number): Promise<number> {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  let least = { left: Infinity, at: 0 };
  for (let quiet = 0; quiet < 3 && elapsed() - least.at < limitSeconds; await sleep(300)) {
    await bringForward(db);
    await putOff(db);
    const left = await countLeft(db);
    if (left < least.left) least = { left, at: elapsed() };
    quiet = left === 0 ? quiet + 1 : 0;
  }
  return elapsed();
}

async function bringForward(db: Database): Promise<void> {
  await sql`update letter_paces set open_at = 'epoch' where open_at > now()`.execute(db);
  await sql`update pgboss.job set start_after = now()
    where state < 'active' and start_after > now() and name <> all(${LATER})
      and name not like 'timer-%' and name not like '\\_\\_pgboss%'
      -- A message that is claimed would use up its tries.
      and not exists (select from outbox_messages o
        where o.id::text = data ->> 'messageId' and o.sending_until > now())`.execute(db);
}

async function putOff(db: Database): Promise<void> {
  await sql`update pgboss.job set start_after = now() + interval '1 hour'
    where state = 'created' and name = any(${LATER})
      and start_after between now() and now() + interval '30 minutes'`.execute(db);
}

async function countLeft(db: Database): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from pgboss.job where name not like '\\_\\_pgboss%'
        and name not like 'timer-%' and name <> 'dead-letters'
        and (state = 'active' or (state < 'active' and start_after <= now())))
      + (select count(*) from held_letters)
      + (select count(*) from outbox_messages where sent_at is null and failed_at is null)
      as left`.execute(db);
  return rows[0]?.left ?? 0;
}
