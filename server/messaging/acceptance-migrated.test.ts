import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrationsDir } from '#server/platform/database/migrate.ts';
import { emptyDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { insertCrowd } from '#tests/support/admin/panel-crowd.ts';

/** The last migration before the note of an acceptance became a message. */
const BEFORE = 36;

let database: FreshDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

test('notes of older acceptances begin their conversations, once', async () => {
  const { db } = database;
  await migrate(db, migrationsDir, { upTo: BEFORE });
  await insertCrowd(db, 12);
  // Every request is answered by the professional of its number.
  await sql`insert into users (id, role, name, auth_provider, language, created_at)
    select md5(id::text)::uuid, 'professional', name, 'email', 'fr', now() from professionals`.execute(
    db,
  );
  await sql`update professionals set user_id = md5(id::text)::uuid`.execute(db);
  await sql`insert into leads (id, request_id, professional_id, status, ended_because, rank, reasons,
      sent_at,      expires_at, responded_at, professional_response)
    select gen_random_uuid(), requests.id, professionals.id,
      (array['accepted', 'denied', 'withdrawn', 'pending'])[1 + n % 4],
      case when n % 4 = 2 then 'hired_other' end, 1, '[]', requests.created_at,
      requests.created_at + interval '1 day',
      case when n % 4 < 3 then requests.created_at + interval '1 hour' end,
      case when n < 9 then 'Words ' || n when n = 12 then ' ' end
    from (select id, created_at, right(description, 2)::int as n from requests) requests
    join professionals on right(professionals.id::text, 4) = right(requests.id::text, 4)`.execute(
    db,
  );
  await migrate(db);
  const { rows } = await sql`
    select content, sender_type as by, messages.created_at = leads.responded_at as "inTime",
      coalesce(read_until >= messages.created_at, false) as read, requests.status
    from messages join requests on requests.id = messages.request_id
    join leads on leads.request_id = requests.id
    left join conversation_reads read on read.request_id = requests.id and reader = 'user'
    order by content`.execute(db);
  const said = { by: 'professional', inTime: true };
  expect(rows).toEqual([
    { ...said, content: 'Words 2', read: true, status: 'cancelled' },
    { ...said, content: 'Words 4', read: true, status: 'completed' },
    { ...said, content: 'Words 6', read: false, status: 'sent' },
    { ...said, content: 'Words 8', read: true, status: 'cancelled' },
  ]);
});
