import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/db.ts';

/** Kinds of synthetic rows, encoded in their ids. */
export type SyntheticKind = '7000' | '7001' | '7002' | '7003' | '7004' | '7005';

/**
 * The id of a synthetic row by its number, as an SQL expression over an SQL expression: professionals
 * are 7000, their users 7001, customers of the benchmarks 7002, their requests 7003,
 * leads 7004 and messages 7005.
 */
export function syntheticId(kind: SyntheticKind, number: string): string {
  return `('01900000-0000-${kind}-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
}

/** Inserts the synthetic professionals of these numbers with their users, quotas and further trades. */
export async function insertBatch(tx: Tx, from: number, to: number): Promise<void> {
  // A professional reads columns of their user, and a further trade those of the professional: each
  // is a separate statement.
  const drawing = sql`with drawn as materialized (${drawn(from, to)})`;
  await sql`${drawing} ${people}`.execute(tx);
  await sql`${drawing}, trades as (${trades}) ${quotas}`.execute(tx);
  await sql`${drawing} ${furtherTrades}`.execute(tx);
}

/** `pg_temp.draw`, `mass_cities` and `mass_shares` are created by mass.ts. */
function drawn(from: number, to: number) {
  return sql`
    select n, city.*,
      ${sql.raw(syntheticId('7000', 'n'))} as id, ${sql.raw(syntheticId('7001', 'n'))} as user_id,
      width_bucket(pg_temp.draw(n, 2), shares.trades) + 1 as profession_id,
      width_bucket(pg_temp.draw(n, 22), shares.trades) + 1 as further_id,
      given[1 + floor(pg_temp.draw(n, 3) * array_length(given, 1))::int] || ' ' ||
        family[1 + floor(pg_temp.draw(n, 4) * array_length(family, 1))::int] as full_name,
      10 * sqrt(-2 * ln(1 - pg_temp.draw(n, 5))) as km,
      2 * pi() * pg_temp.draw(n, 6) as direction,
      pg_temp.draw(n, 7) < 0.12 as newcomer,
      floor(pg_temp.draw(n, 8) ^ 2 * 160)::int as reviews,
      pg_temp.draw(n, 9) as plan,
      floor(pg_temp.draw(n, 10) ^ 2 * 6)::int as used
    from generate_series(${from}::bigint, ${to}::bigint) n
    cross join mass_shares shares
    join mass_cities city on city.place = width_bucket(pg_temp.draw(n, 1), shares.cities)`;
}

/** The hours of more than half of them: from Monday to Friday. */
const WEEKDAYS = JSON.stringify(
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
);

const people = sql`
  insert into users (id, role, name, email, email_proven_at, auth_provider, language, created_at)
  select user_id, 'professional', full_name,
    'professional.' || lpad(n::text, 12, '0') || '@synthetic.test', now(), 'email', language, now()
  from drawn`;

const trades = sql`
  insert into professionals (id, user_id, profession_id, name, description, location, area, lat, lon,
    service_radius_km, hourly_rate, years_experience, rating_mean, review_count,
    accepted_count, denied_count, last_contacted_at, availability, active, quota_open,
    hours)
  select id, user_id, profession_id, full_name,
    biographies[1 + floor(pg_temp.draw(n, 11) * array_length(biographies, 1))::int], name, name,
    lat + km * cos(direction) / 111.195,
    lon + km * sin(direction) / (111.195 * cos(radians(lat))),
    10 + 5 * floor(pg_temp.draw(n, 12) * 9)::int, 35 + 5 * floor(pg_temp.draw(n, 13) * 16)::int,
    1 + floor(pg_temp.draw(n, 14) * 25)::int,
    case when newcomer then 0 else round((3.5 + 1.5 * sqrt(pg_temp.draw(n, 15)))::numeric, 1) end,
    case when newcomer then 0 else reviews end,
    case when newcomer then 0 else reviews + floor(pg_temp.draw(n, 16) * 20)::int end,
    floor(pg_temp.draw(n, 17) * 20)::int,
    case when used > 0 then now() - pg_temp.draw(n, 18) * interval '20 days' end,
    case when pg_temp.draw(n, 19) < 0.05 then 'busy' else 'available' end,
    pg_temp.draw(n, 20) >= 0.03, plan < 0.2 or used < 5,
    case when pg_temp.draw(n, 21) < 0.6 then ${WEEKDAYS}::jsonb else '[]' end
  from drawn`;

const quotas = sql`
  insert into professional_quotas (professional_id, plan_id, month, used)
  select id, case when plan < 0.05 then 'premium' when plan < 0.2 then 'professional' else 'free' end,
    date_trunc('month', now() at time zone 'UTC')::date, used
  from drawn`;

/** For a fifth of them. */
const furtherTrades = sql`
  insert into further_professions (professional_id, profession_id)
  select id, further_id from drawn where pg_temp.draw(n, 23) < 0.2 and further_id <> profession_id`;
