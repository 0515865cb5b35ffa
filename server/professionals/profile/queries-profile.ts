import { sql, type Updateable } from 'kysely';
import type { DayOff, WorkingSpan } from '#contract/professionals/working-hours.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';
import type { CardRow } from '#server/professionals/present.ts';
import { cardColumns, detailColumns } from '#server/professionals/queries.ts';
import type { DetailRow } from '#server/professionals/present-details.ts';

const columns = [
  ...cardColumns,
  'location',
  'lat',
  'lon',
  'service_radius_km',
  'availability',
  'paused_until',
  'time_zone',
  'hours',
  'contactable',
  'owner_proven',
  ...detailColumns,
  'days_off',
  'licence_expires_on',
  'insurance_policy',
  'insurance_expires_on',
] as const;

/** A profile with the columns for its owner. */
export interface ProfileRow extends CardRow, DetailRow {
  /** With the street. */
  location: string | null;
  lat: number | null;
  lon: number | null;
  service_radius_km: number;
  availability: 'available' | 'busy' | 'unavailable';
  paused_until: Date | null;
  time_zone: string | null;
  hours: WorkingSpan[];
  contactable: boolean;
  owner_proven: boolean;
  days_off: DayOff[];
  /** Calendar days, `2027-05-31`. */
  licence_expires_on: string | null;
  insurance_policy: string | null;
  insurance_expires_on: string | null;
}

export function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return selectProfile(db, id).executeTakeFirst();
}

/** Locks the profile against other changes. */
export function lockProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  return selectProfile(db, id).forNoKeyUpdate().executeTakeFirst();
}

function selectProfile(db: Db, id: string) {
  return db.selectFrom('professionals').select(columns).where('id', '=', id).$castTo<ProfileRow>();
}

export type ProfileColumns = Updateable<Tables['professionals']>;

export function updateProfile(db: Db, id: string, set: ProfileColumns): Promise<ProfileRow> {
  return db
    .updateTable('professionals')
    .set(set)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<ProfileRow>()
    .executeTakeFirstOrThrow();
}

/** Ends expired pauses, at most `limit` at a time. */
export async function updatePausesOver(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string; contactable: boolean }>`
    update professionals set paused_until = null
    from (
      select id as over_id from professionals where paused_until <= ${now}
      order by id limit ${limit} for no key update
    ) over
    where id = over_id
    returning id, contactable`.execute(db);
  return rows;
}
