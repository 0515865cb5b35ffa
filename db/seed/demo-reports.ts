import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { idOf } from './deterministic.ts';

/** The demo's open reports: the two worst reviews, reported by their professionals. */
const REVIEWS = [
  {
    reason: 'fraud',
    comment: 'Je n’ai jamais fait de travaux chez cette personne.',
    daysAgo: 0.2,
  },
  { reason: 'abuse', comment: 'She calls me names in public.', daysAgo: 2.5 },
] as const;

/** Adds a few reports to the demo world; one of a message was closed already. */
export async function insertReports(tx: Tx, now: Date): Promise<void> {
  for (const [place, { reason, comment, daysAgo }] of REVIEWS.entries()) {
    await sql`insert into reports (id, reporter_id, target_type, target_id, request_id, reason, comment,
        created_at)
      select ${idOf(`report ${place}`)}, professionals.user_id, 'review', reviews.id,
        reviews.request_id, ${reason}, ${comment}, ${before(now, daysAgo)}
      from reviews join professionals on professionals.id = reviews.professional_id
      where reviews.comment is not null
      order by reviews.rating, reviews.id offset ${place} limit 1`.execute(tx);
  }
  await sql`insert into reports (id, reporter_id, target_type, target_id, request_id, reason, comment,
      created_at, resolved_at, resolved_by, resolution, resolution_note)
    select ${idOf('report of a message')}, requests.customer_id, 'message', messages.id, requests.id,
      'spam', 'He writes to me about his other services', ${before(now, 9)}, ${before(now, 8)},
      'admin@demo.test', 'dismissed', 'An offer for the same job, politely made.'
    from messages join requests on requests.id = messages.request_id
    where messages.sender_type = 'professional'
    order by messages.created_at, messages.id limit 1`.execute(tx);
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
