import { sql } from 'kysely';
import { syntheticId } from '#db/seed/mass/mass-rows.ts';
import type { Database, Db } from '#server/platform/database/db.ts';

/**
 * Inserts customers, unclaimed professionals, requests, reviews and subscriptions directly into an
 * empty database: with many ties in every sort key.
 */
export async function insertCrowd(database: Database, count: number): Promise<void> {
  await database.transaction().execute(async (db) => {
    // Made for calls: on a busy machine a crowd takes longer.
    await sql`set local statement_timeout = 0`.execute(db);
    await insertRows(db, count);
  });
  await sql`analyze`.execute(database);
}

async function insertRows(db: Db, count: number): Promise<void> {
  await sql`insert into users (id, role, name, email, auth_provider, language, created_at)
    select ${id('7002')}, 'customer', (array['Zoé', 'zoe', 'Ana', 'Bob'])[1 + n % 4],
      case when n % 3 > 0 then 'person.' || n || '@example.test' end,
      case when n % 5 = 0 then 'gmail' else 'email' end, 'fr', ${moment()}
    from ${numbers(count)}`.execute(db);
  await sql`insert into professionals (id, profession_id, name, rating_mean, review_count, created_at)
    select ${id('7000')}, 1 + n % 3, (array['Éric', 'eric', 'Max'])[1 + n % 3], (n % 4) * 1.1, (n % 4) * 4,
      ${moment()}
    from ${numbers(count)}`.execute(db);
  await sql`insert into requests (id, customer_id, profession_id, description, location, area, urgency,
      language, status, fingerprint, created_at)
    select ${id('7003')}, ${id('7002')}, 1 + n % 3, 'The tap leaks, case ' || n, 'Montréal', 'Montréal',
      'Soon (2-3 days)', 'fr', (array['sent', 'completed', 'cancelled'])[1 + n % 3],
      sha256(n::text::bytea), ${moment()}
    from ${numbers(count)}`.execute(db);
  await sql`insert into reviews (id, author_id, professional_id, profession_id, rating, created_at)
    select ${id('7005')}, ${id('7002')}, ${id('7000')}, 1, 1 + n % 5, ${moment()}
    from ${numbers(count)}`.execute(db);
  await sql`insert into subscriptions (professional_id, stripe_customer_id, stripe_subscription_id,
      plan_id, status, created_at)
    select ${id('7000')}, 'cus_' || n, 'sub_' || n, 'premium', 'active', ${moment()}
    from ${numbers(count)}`.execute(db);
}

/** Seven moments, microseconds apart. */
function moment() {
  return sql`'2026-03-01T12:00:00Z'::timestamptz + (n % 7) * interval '1 microsecond'`;
}

function numbers(count: number) {
  return sql`generate_series(1, ${count}::int) n`;
}

function id(kind: Parameters<typeof syntheticId>[0]) {
  return sql.raw(syntheticId(kind, 'n'));
}
