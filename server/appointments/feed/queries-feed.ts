import { sql } from 'kysely';
import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import type { LeadStatus } from '#contract/requests/statuses.ts';
import type { Db } from '#server/platform/database/db.ts';
import { workplacesOf } from '#server/professionals/professionals.ts';

export function findFeed(db: Db, userId: string) {
  return db
    .selectFrom('calendar_feeds')
    .select(['made_at', 'read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Stores the feed of a person; the address before it ends. */
export async function replaceFeed(
  db: Db,
  feed: { user_id: string; token_hash: Buffer; made_at: Date },
): Promise<void> {
  const { token_hash, made_at } = feed;
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ token_hash, made_at, read_at: null }),
    )
    .execute();
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute();
}

/** The person whose feed has the token of this hash; records that it was read. */
export async function updateRead(db: Db, tokenHash: Buffer, at: Date): Promise<string | undefined> {
  const read = await db
    .updateTable('calendar_feeds')
    .set({ read_at: at })
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return read?.user_id;
}

/** An appointment with what the calendar of one of its sides shows. */
export interface FeedRow {
  id: string;
  sequence: number;
  status: AppointmentStatus;
  starts_at: Date;
  ends_at: Date;
  request_id: string;
  lead_id: string;
  lead_status: LeadStatus;
  professional_id: string;
  profession_id: number;
  location: string;
  area: string;
  customer_id: string;
  customer_name: string;
  professional_name: string;
}

/** The appointments of a person on either side since a moment, by their beginning. */
export async function listFeed(db: Db, userId: string, since: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select appointments.id, sequence, appointments.status, starts_at, ends_at,
      appointments.request_id, lead_id, leads.status as lead_status,
      appointments.professional_id, requests.profession_id, requests.location, requests.area,
      customer_id, customers.name as customer_name, professionals.name as professional_name
    from appointments
    join requests on requests.id = appointments.request_id
    join leads on leads.id = lead_id
    join professionals on professionals.id = appointments.professional_id
    join users customers on customers.id = customer_id
    where ends_at >= ${since} and (customer_id = ${userId}
      or appointments.professional_id in (select id from ${workplacesOf(userId)} workplace))
    order by starts_at, appointments.id
    limit 500`.execute(db);
  return rows;
}
