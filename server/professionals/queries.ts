import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { DayOff, WorkingSpan } from '#contract/professionals/working-hours.ts';
import { batchedRows } from '#server/platform/database/batched.ts';
import { arrayOf } from '#server/platform/database/arrays.ts';
import type { Db } from '#server/platform/database/db.ts';
import { memberIds } from './members/queries-members.ts';
import type { CardRow } from './present.ts';
import type { DetailRow } from './present-details.ts';

export const cardColumns = [
  'id',
  'name',
  'avatar_url',
  'rating_mean',
  'review_count',
  'description',
  'profession_id',
  'area',
  'user_id',
] as const;

/** The columns of a profile beside its card. */
export const detailColumns = [
  'hourly_rate',
  'rate_currency',
  'years_experience',
  'certifications',
  'minimum_job',
  'languages',
  'licence_number',
  'licence_authority',
  'licence_checked_at',
  'insurance_company',
  'insurance_checked_at',
  'listed_at',
] as const;

/** The user of a card, and their hours. */
const behindColumns = ['hours', 'days_off', 'time_zone', 'lat', 'lon'] as const;

export interface KnownRow extends CardRow {
  member_ids: string[];
  hours: WorkingSpan[];
  days_off: DayOff[];
  time_zone: string | null;
  lat: number;
  lon: number;
}

/** Whom a visitor would rather meet: people near these points, who speak their language. */
export interface Preference {
  near: readonly { lat: number; lon: number }[];
  language: Language | undefined;
}

/** Among so many of the best rated are those near a visitor looked for. */
const TRUSTED_AMONG = 500;

/**
 * The best rated: first those near a visitor, among them those whose first language is theirs, then
 * those who speak it, those who named none, and the others.
 */
export async function findTrusted(db: Db, limit: number, { near, language }: Preference) {
  const { rows } = await sql<CardRow>`
    with best as (
      select * from professionals
      where active and user_id is not null and location is not null
      order by bayesian_rating desc, id limit ${TRUSTED_AMONG}
    )
    select ${sql.join(cardColumns.map((column) => sql.ref(column)))} from best
    order by exists (
        select from unnest(${near.map(({ lat }) => lat)}::float8[],
          ${near.map(({ lon }) => lon)}::float8[]) as town (lat, lon)
        where abs(best.lat - town.lat) < 0.5 and abs(best.lon - town.lon) < 0.7
      ) desc,
      case when languages[1] = ${language ?? null} then 3
        when ${language ?? null} = any(languages) then 2
        when languages = '{}' then 1 else 0 end desc,
      bayesian_rating desc, id
    limit ${limit}`.execute(db);
  return rows;
}

/** Only claimed profiles with a place are public. */
export function findPublicById(db: Db, id: string) {
  return db
    .selectFrom('professionals')
    .select([...cardColumns, ...detailColumns])
    .where('id', '=', id)
    .where('active', '=', true)
    .where('user_id', 'is not', null)
    .where('location', 'is not', null)
    .$castTo<CardRow & DetailRow>()
    .executeTakeFirst();
}

/** Those of these with a place, as everybody ever contacted has; or erased ones. */
export const findByIds = batchedRows(
  (db, ids) =>
    db
      .selectFrom('professionals')
      .select([...cardColumns, ...behindColumns, memberIds(sql`professionals.id`).as('member_ids')])
      .where('id', '=', sql<string>`any(${arrayOf('uuid', ids)})`)
      .where((either) =>
        either.or([either('location', 'is not', null), either('erased_at', 'is not', null)]),
      )
      .$castTo<KnownRow>()
      .execute(),
  ({ id }) => id,
);

export function findIdByUser(db: Db, userId: string) {
  return db
    .selectFrom('professionals')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface NewProfessional {
  id: string;
  user_id: string | null;
  profession_id: number;
  name: string;
  description?: string | null;
  avatar_url?: string | null;
  /** Nobody is contacted without a place. */
  location: string | null;
  /** Its city and region. */
  area?: string | null;
  lat: number | null;
  lon: number | null;
  service_radius_km?: number;
  hourly_rate?: number | null;
  years_experience?: number | null;
  rating_mean?: number;
  review_count?: number;
  accepted_count?: number;
  denied_count?: number;
  last_contacted_at?: Date | null;
  availability?: 'available' | 'busy' | 'unavailable';
  active?: boolean;
}

export async function insertProfessional(db: Db, professional: NewProfessional): Promise<void> {
  await db.insertInto('professionals').values(professional).execute();
}

/** Whether somebody can be contacted now; false for an unknown id. */
export async function isContactable(db: Db, id: string): Promise<boolean> {
  const professionals = db.selectFrom('professionals').select('contactable');
  const row = await professionals.where('id', '=', id).executeTakeFirst();
  return row?.contactable ?? false;
}

/**
 * Records that these were contacted, closes the quota of some of them, and returns their cards.
 * Rows are locked in the order of their ids, as everywhere, which prevents deadlocks.
 */
export function updateContacted(db: Db, change: { ids: string[]; closed: string[]; at: Date }) {
  return db
    .updateTable('professionals')
    .from((from) => lockedInOrder(from as unknown as Db, change.ids).as('locked'))
    .set({
      last_contacted_at: change.at,
      quota_open: sql`quota_open and not (professionals.id = any(${arrayOf('uuid', change.closed)}))`,
    })
    .whereRef('professionals.id', '=', 'locked.locked_id')
    .returning([
      ...cardColumns,
      ...behindColumns,
      memberIds(sql`professionals.id`).as('member_ids'),
    ])
    .$castTo<KnownRow>()
    .execute();
}

/**
 * Counts the answer of one and opens the quota of others, in one lock order. Returns those who can
 * be contacted from now on.
 */
export async function updateAnswered(
  db: Db,
  change: { id: string; answer: 'accepted' | 'denied'; reopened: string[] },
): Promise<string[]> {
  const isAnswering = sql<boolean>`professionals.id = ${change.id}`;
  const more = (counted: boolean) => sql<number>`(${isAnswering} and ${counted})::int`;
  const rows = await db
    .updateTable('professionals')
    .from((from) =>
      lockedInOrder(from as unknown as Db, [change.id, ...change.reopened]).as('locked'),
    )
    .set({
      accepted_count: sql`accepted_count + ${more(change.answer === 'accepted')}`,
      denied_count: sql`denied_count + ${more(change.answer === 'denied')}`,
      quota_open: sql`quota_open or professionals.id = any(${arrayOf('uuid', change.reopened)})`,
    })
    .whereRef('professionals.id', '=', 'locked.locked_id')
    .returning(['id', 'contactable', 'locked.was_open', 'quota_open'])
    .execute();
  const opened = rows.filter((row) => row.quota_open && !row.was_open);
  return opened.filter((row) => row.contactable).map((row) => row.id);
}

/** Opens exhausted quotas. Returns those who can be contacted from now on. */
export async function updateQuotasOpened(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .updateTable('professionals')
    .from((from) => lockedInOrder(from as unknown as Db, ids).as('locked'))
    .set({ quota_open: true })
    .whereRef('professionals.id', '=', 'locked.locked_id')
    .where('quota_open', '=', false)
    .returning(['id', 'contactable'])
    .execute();
  return rows.filter((row) => row.contactable).map((row) => row.id);
}

/** Keeps a professional from being contacted until their quota is opened again. */
export async function closeQuota(db: Db, id: string): Promise<void> {
  await db.updateTable('professionals').set({ quota_open: false }).where('id', '=', id).execute();
}

/** The same of several. */
export async function closeQuotas(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('professionals')
    .from((from) => lockedInOrder(from as unknown as Db, ids).as('locked'))
    .set({ quota_open: false })
    .whereRef('professionals.id', '=', 'locked.locked_id')
    .where('quota_open', '=', true)
    .execute();
}

function lockedInOrder(db: Db, ids: string[]) {
  return db
    .selectFrom('professionals')
    .select(['id as locked_id', 'quota_open as was_open'])
    .where('id', '=', sql<string>`any(${arrayOf('uuid', ids)})`)
    .orderBy('id')
    .forNoKeyUpdate();
}
