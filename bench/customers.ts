import { sql } from 'kysely';
import { syntheticId } from '#db/seed/mass/mass-rows.ts';
import type { Database } from '#server/platform/database/db.ts';

/** Requests of a customer with a history: half accepted by one professional, half open. */
export const REQUESTS_EACH = 20;
const LEADS_EACH = 3;

/** The number of a customer's request, 1 to REQUESTS_EACH; the first half are accepted. */
export function requestNumber(customer: number, request: number): number {
  return (customer - 1) * REQUESTS_EACH + request;
}

/** The number of the professional who accepted a customer's first request. */
export function acceptedProfessional(customer: number, professionals: number): number {
  return ((requestNumber(customer, 1) * LEADS_EACH * 7919) % professionals) + 1;
}

/** The session token of a synthetic person, by the id of the user. */
export function tokenOf(userId: string): string {
  return `bench-${userId}`;
}

export interface Crowd {
  professionals: number;
  customers: number;
  /** How many of the customers have requests, leads and messages. */
  storied: number;
}

/** Adds customers with sessions, some of them with a history, to synthetic professionals. */
export async function seedCustomers(db: Database, crowd: Crowd): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into users (id, role, name, email, email_proven_at, auth_provider, language)
      select ${id('7002', 'n')}, 'customer', 'Customer ' || n, 'customer.' || n || '@synthetic.test',
        now(), 'email', 'fr'
      from generate_series(1, ${crowd.customers}::int) n`.execute(tx);
    await insertRequests(tx, crowd);
    await insertLeads(tx, crowd);
    await insertMessages(tx, crowd);
    await sql`insert into sessions
        (token_hash, user_id, created_at, proven_at, last_seen_at, expires_at)
      select sha256(('bench-' || user_id)::bytea), user_id, now(), now(), now(), now() + interval '1 day'
      from (
        select id as user_id from users where role = 'customer'
        union select user_id from professionals join leads on professional_id = professionals.id
        where leads.status = 'accepted'
      ) people`.execute(tx);
  });
  await sql`vacuum analyze users, sessions, requests, leads, messages`.execute(db);
}

async function insertRequests(db: Database, { storied, professionals }: Crowd): Promise<void> {
  await sql`insert into requests (id, customer_id, profession_id, description, location, area, lat,
      lon, urgency, language, status, professional_id, fingerprint, created_at)
    select ${id('7003', 'n')}, ${id('7002', '(n - 1) / 20 + 1')}, 1 + n % 50,
      'The kitchen tap has been leaking since yesterday, and the cupboard below is wet. Request ' || n,
      'Montréal, Québec, Canada', 'Montréal, Québec', 45.5088, -73.5878,
      'Soon (2-3 days)', 'fr', case when accepted then 'accepted' else 'sent' end,
      case when accepted then ${professional('n', '0', professionals)} end,
      sha256(n::text::bytea), now() - (n % 20) * interval '30 hours'
    from (
      select n, (n - 1) % 20 < 10 as accepted
      from generate_series(1, ${storied * REQUESTS_EACH}::int) n
    ) numbered`.execute(db);
}

async function insertLeads(db: Database, { storied, professionals }: Crowd): Promise<void> {
  await sql`insert into leads (id, request_id, professional_id, status, rank, distance_km, reasons,
      sent_at, expires_at, responded_at)
    select ${id('7004', `n * ${LEADS_EACH} + k`)}, ${id('7003', 'n')},
      ${professional('n', 'k', professionals)}, case when accepted then 'accepted' else 'pending' end,
      k + 1, 4.2, '[{"code": "near", "km": 4}, {"code": "newcomer"}]',
      now() - (n % 20) * interval '30 hours', now() + interval '1 day',
      case when accepted then now() - (n % 20) * interval '29 hours' end
    from generate_series(1, ${storied * REQUESTS_EACH}::int) n,
      generate_series(0, ${LEADS_EACH - 1}::int) k,
      lateral (select (n - 1) % 20 < 10 and k = 0 as accepted) answer`.execute(db);
}

async function insertMessages(db: Database, { storied, professionals }: Crowd): Promise<void> {
  await sql`insert into messages (id, request_id, professional_id, sender_user_id, sender_type,
      content, message_type, created_at)
    select ${id('7005', 'n * 2 + k')}, ${id('7003', 'n')}, ${professional('n', '0', professionals)},
      case when k = 0 then ${id('7002', '(n - 1) / 20 + 1')}
        else ${professional('n', '0', professionals, '7001')} end,
      case when k = 0 then 'user' else 'professional' end,
      'I can come by tomorrow between nine and noon to have a look.', 'text',
      now() - (n % 20) * interval '28 hours' + k * interval '1 minute'
    from generate_series(1, ${storied * REQUESTS_EACH}::int) n, generate_series(0, 1) k
    where (n - 1) % 20 < 10`.execute(db);
}

function id(kind: Parameters<typeof syntheticId>[0], number: string) {
  return sql.raw(syntheticId(kind, number));
}

/** A professional for a lead of a request, a different one for each lead. */
function professional(
  request: string,
  lead: string,
  professionals: number,
  kind: '7000' | '7001' = '7000',
) {
  return id(kind, `((${request} * ${LEADS_EACH} + ${lead})::bigint * 7919) % ${professionals} + 1`);
}
