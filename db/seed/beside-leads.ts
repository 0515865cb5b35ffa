import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/db.ts';
import { DEMO_NEWCOMER, DEMO_PLUMBER } from './professionals.ts';

/** What the panel's longest usual look and a backtest of three months see. */
const DAYS = 125;
/** Of those who were contacted beside somebody who accepted. */
const DENIED = 0.4;
const EXPIRED = 0.15;

/**
 * Gives the latest requests of one lead the two nearest others of the trade that were contacted too,
 * as the matcher does. Sign-in accounts keep the leads that are told of them.
 */
export async function insertLeadsBeside(tx: Tx, now: Date): Promise<void> {
  await collectNearest(tx, now);
  await sql`
    insert into leads (id, request_id, professional_id, status, rank, distance_km, reasons, sent_at,
      seen_at, expires_at, responded_at, ended_because, silence_settled_at)
    select lead_id, request_id, id, answer, 1 + nth, km,
      jsonb_build_array(jsonb_build_object('code', 'near', 'km', km)), sent_at,
      case when answer = 'denied' then sent_at + interval '4 minutes' end, expires_at,
      case when answer = 'denied' then sent_at + make_interval(mins => 5 + (draw * 200)::int) end,
      case when answer = 'withdrawn' then 'hired_other' end, silence_settled_at
    from leads_beside cross join lateral (select case
      when status = 'cancelled' and draw < 0.7 or draw < ${DENIED} then 'denied'
      when status = 'cancelled' or draw < ${DENIED + EXPIRED} then 'expired'
      else 'withdrawn' end as answer) answered`.execute(tx);
}

async function collectNearest(tx: Tx, now: Date): Promise<void> {
  const told = [DEMO_PLUMBER.id, DEMO_NEWCOMER.id];
  await sql`create temporary table leads_beside on commit drop as
    select alone.*, other.*,
      -- A UUID of version 8 (RFC 9562), as idOf makes them.
      overlay(overlay(md5(request_id::text || other.id) placing '8' from 13) placing '8' from 17)::uuid
        as lead_id,
      ('x' || left(md5(other.id || request_id::text), 6))::bit(24)::int / 16777216.0 as draw
    from (
      select request_id, profession_id, requests.area, lat, lon, requests.status,
        lead.professional_id, sent_at, expires_at, silence_settled_at
      from requests join leads lead on lead.request_id = requests.id
      where requests.status in ('completed', 'cancelled')
        and requests.created_at > ${now}::timestamptz - make_interval(days => ${DAYS})
        and not exists (select from leads other
          where other.request_id = requests.id and other.id <> lead.id)
        and lead.professional_id <> all (${told}::uuid[])
    ) alone cross join lateral (
      select id, row_number() over (order by km, id) as nth, km from (
        select id, round((111 * sqrt((near.lat - alone.lat) ^ 2
          + ((near.lon - alone.lon) * cosd(alone.lat)) ^ 2))::numeric, 1) as km
        from professionals near
        where near.profession_id = alone.profession_id and near.area = alone.area
          and id <> alone.professional_id and id <> all (${told}::uuid[])
        order by km, id limit 2
      ) nearest
    ) other`.execute(tx);
}
