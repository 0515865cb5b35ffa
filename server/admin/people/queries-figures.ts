import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { Subject } from './subject.ts';

/** How many sessions, reviews and conversations a person has. */
export interface Figures {
  sessions: number;
  /** Reviews by them and about them. */
  reviews: number;
  conversations: number;
}

export async function countFigures(
  db: Db,
  { userId, professionalId }: Subject,
  now: Date,
): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(*)::int from sessions where user_id = ${userId} and expires_at > ${now})
        as sessions,
      (select count(*)::int from reviews where author_id = ${userId}
        or professional_id = ${professionalId}) as reviews,
      (select count(distinct (request_id, messages.professional_id))::int from messages
        where messages.professional_id = ${professionalId}
          or request_id in (select id from requests where customer_id = ${userId}))
        as conversations`.execute(db);
  const [figures] = rows;
  return figures ?? { sessions: 0, reviews: 0, conversations: 0 };
}

/** How many active leads, reviews and conversations a request has. */
export async function countOfRequest(
  db: Db,
  requestId: string,
): Promise<{ leads: number; reviews: number; conversations: number }> {
  const { rows } = await sql<{ leads: number; reviews: number; conversations: number }>`
    select
      (select count(*)::int from leads
        where request_id = ${requestId} and status in ('pending', 'accepted')) as leads,
      (select count(*)::int from reviews where request_id = ${requestId}) as reviews,
      (select count(distinct professional_id)::int from messages
        where request_id = ${requestId}) as conversations`.execute(db);
  return rows[0] ?? { leads: 0, reviews: 0, conversations: 0 };
}
