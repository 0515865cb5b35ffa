import { sql } from 'kysely';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { syntheticId } from '#db/seed/mass/mass-rows.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';

/** The sizes of the panel's lists. */
export interface PanelCrowd {
  /** Of whom this many exist already, as professionals. */
  professionals: number;
  customers: number;
  requests: number;
  reviews: number;
}

/** The vocabulary: the larger, the more different searches are possible. */
const WORDS = sql.raw(
  `array['leaking','kitchen','broken','window','garden','ceiling','bathroom','urgent','weekend',
    'basement','painting','heater','furnace','wiring','balcony','staircase','gutter','chimney',
    'carpet','driveway','quotation','renovation','installation','inspection','emergency','upstairs',
    'apartment','landlord','insurance','ventilation','dishwasher','thermostat']`,
);
const GIVEN = sql.raw(
  `array['Marie','Jean','Émile','Sofía','José','Anne','Louis','Chloé','Diego','Lucía','Olivier',
    'Camille','Hugo','Zoé','William','Emma','Thomas','Alice','Nathan','Léa']`,
);
const FAMILY = sql.raw(
  `array['Tremblay','Gagnon','Roy','Côté','Bouchard','Gauthier','Morin','Lavoie','Fortin','Gagné',
    'Ouellet','Pelletier','Bélanger','Lévesque','Bergeron','Leblanc','Paquette','Girard','Simard',
    'Boucher','García','Hernández','Martínez','López','Nguyen','Smith','Patel','Cohen','Dubois']`,
);

/**
 * Adds customers, their requests with one lead each, and reviews, spread over three years; and
 * spreads existing people. The indexes are rebuilt at the end: nobody can search meanwhile.
 */
export async function seedPanel(db: Database, crowd: PanelCrowd): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const indexes = await dropIndexes(tx);
    await sql`update users set created_at = ${spread('right(id::text, 12)::bigint')}`.execute(tx);
    await sql`update professionals set created_at = ${spread('right(id::text, 12)::bigint')},
      licence_number = case when right(id::text, 12)::bigint % 500 = 0 then 'L-1' end,
      licence_authority = case when right(id::text, 12)::bigint % 500 = 0 then 'RBQ' end`.execute(
      tx,
    );
    await insertCustomers(tx, crowd);
    await insertRequests(tx, crowd);
    await insertReviews(tx, crowd);
    for (const definition of indexes) await sql.raw(definition).execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}

async function insertCustomers(tx: Tx, { customers }: PanelCrowd): Promise<void> {
  await sql`insert into users (id, role, name, email, email_proven_at, phone, auth_provider, language,
      created_at, suspended_at)
    select ${raw(syntheticId('7002', 'n'))}, 'customer',
      ${word(GIVEN, 'n * 7919')} || '-' || ${word(GIVEN, 'n * 31 / 20')} || ' ' ||
        ${word(FAMILY, 'n * 104729')},
      'customer.' || md5(n::text) || '@' || case when n % 3 = 0 then 'gmail' else 'mail' end || '.test',
      now(), '+1' || (5140000000 + n),
      case when n % 4 = 0 then 'gmail' when n % 1000 = 1 then 'facebook' else 'email' end, 'fr',
      ${spread('n')}, case when n % 5000 = 2 then now() end
    from generate_series(1::bigint, ${customers}::bigint) n`.execute(tx);
}

async function insertRequests(tx: Tx, { customers, requests, professionals }: PanelCrowd) {
  await sql`insert into requests (id, customer_id, profession_id, description, location, area, lat,
      lon, urgency, language, status, professional_id, fingerprint, created_at)
    select ${raw(syntheticId('7003', 'n'))},
      ${raw(syntheticId('7002', `(n::bigint * 7919) % ${customers} + 1`))},
      1 + (n::bigint * 31 % ${PROFESSIONS.length}),
      'The ' || ${word(WORDS, 'n * 3')} || ' ' || ${word(WORDS, 'n * 17 + n / 32')} || ' needs ' ||
        ${word(WORDS, 'n * 29 + n / 1024')} || ' before the ' || ${word(WORDS, 'n / 64')} ||
        ', reference ' || substr(md5(n::text), 1, 10),
      'Montréal, Québec, Canada', 'Montréal, Québec', 45.5, -73.6,
      (array['Very urgent (within 24h)', 'Soon (2-3 days)', 'Not urgent (within a week)'])[1 + n % 3],
      'fr', state, case when state in ('in_progress', 'completed')
        then ${raw(syntheticId('7000', `(n::bigint * 104729) % ${professionals} + 1`))} end,
      sha256(n::text::bytea), ${spread('n')}
    from (
      select n, case when n % 200 = 0 then 'sent' when n % 1000 = 1 then 'pending'
        when n % 100 = 2 then 'accepted' when n % 50 = 3 then 'in_progress'
        when n % 10 = 4 then 'cancelled' else 'completed' end as state
      from generate_series(1::bigint, ${requests}::bigint) n
    ) numbered`.execute(tx);
  await sql`insert into leads (id, request_id, professional_id, status, rank, distance_km, reasons,
      sent_at, expires_at, responded_at)
    select ${raw(syntheticId('7004', 'n'))}, ${raw(syntheticId('7003', 'n'))},
      ${raw(syntheticId('7000', `(n::bigint * 104729) % ${professionals} + 1`))},
      case when n % 200 = 0 then 'pending' else 'accepted' end, 1, 4.2, '[]', ${spread('n')},
      ${spread('n')} + interval '1 day', ${spread('n')} + interval '1 hour'
    from generate_series(1::bigint, ${requests}::bigint) n where n % 1000 <> 1`.execute(tx);
}

async function insertReviews(tx: Tx, { reviews, customers, professionals }: PanelCrowd) {
  await sql`insert into reviews (id, request_id, author_id, professional_id, profession_id, rating,
      comment, hidden_at, created_at)
    select ${raw(syntheticId('7005', 'n'))}, null,
      ${raw(syntheticId('7002', `(n::bigint * 7919) % ${customers} + 1`))},
      ${raw(syntheticId('7000', `(n::bigint * 104729) % ${professionals} + 1`))},
      1 + n % 50, case when n % 100 = 0 then 1 when n % 10 = 1 then 3 else 5 end,
      'Very good with the ' || ${word(WORDS, 'n * 3')} || ', mark ' || substr(md5(n::text), 1, 10),
      case when n % 2000 = 0 then now() end, ${spread('n')}
    from generate_series(1::bigint, ${reviews}::bigint) n`.execute(tx);
}

/** Building an index once is many times faster than filling it row by row. */
async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select relname as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = any(array['users', 'professionals', 'requests', 'leads', 'reviews']::regclass[])
      and not indisunique and not indisexclusion`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(tx);
  return rows.map(({ definition }) => definition);
}

/** A moment of the last three years, deterministic by number. */
function spread(number: string) {
  return raw(`now() - ((${number})::bigint * 7919 % 94608000) * interval '1 second'`);
}

function word(words: ReturnType<typeof sql.raw>, number: string) {
  return sql`(${words})[1 + (${raw(number)})::bigint % array_length(${words}, 1)]`;
}

function raw(text: string) {
  return sql.raw(text);
}
