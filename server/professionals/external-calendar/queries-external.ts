import { sql } from 'kysely';
import type { Span } from '#contract/appointments/span.ts';
import type { CalendarFailure } from '#contract/professionals/external-calendar.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

/** A professional's own calendar as it is stored. */
export interface ExternalCalendarRow {
  professional_id: string;
  address: Buffer;
  saved_at: Date;
  read_at: Date | null;
  failure: CalendarFailure | null;
  busy: Span[];
}

const columns = ['professional_id', 'address', 'saved_at', 'read_at', 'failure', 'busy'] as const;

export function findExternalCalendar(
  db: Db,
  professionalId: string,
): Promise<ExternalCalendarRow | undefined> {
  return db
    .selectFrom('external_calendars')
    .select(columns)
    .where('professional_id', '=', professionalId)
    .$castTo<ExternalCalendarRow>()
    .executeTakeFirst();
}

/** Stores the address of a calendar; what was read at another one is deleted. */
export async function replaceExternalCalendar(
  db: Db,
  { professionalId, address, at }: { professionalId: string; address: Buffer; at: Date },
): Promise<void> {
  await sql`
    with gone as (delete from busy_days where professional_id = ${professionalId})
    insert into external_calendars (professional_id, address, saved_at, due_at)
    values (${professionalId}, ${address}, ${at}, ${at})
    on conflict (professional_id) do update set address = excluded.address,
      saved_at = excluded.saved_at, due_at = excluded.due_at, read_at = null, failure = null,
      busy = '[]'`.execute(db);
}

export async function deleteExternalCalendar(db: Db, professionalId: string): Promise<void> {
  await sql`
    with gone as (delete from busy_days where professional_id = ${professionalId})
    delete from external_calendars where professional_id = ${professionalId}`.execute(db);
}

/** Claims calendars that are to be read again, until `next`. */
export async function claimDueCalendars(
  db: Db,
  { now, next, limit }: { now: Date; next: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ professional_id: string }>`
    update external_calendars set due_at = ${next} where professional_id in (
      select professional_id from external_calendars where due_at <= ${now}
      order by due_at limit ${limit} for update skip locked)
    returning professional_id`.execute(db);
  return rows.map(({ professional_id: id }) => id);
}

/** Stores what was read, if the address is still the same. */
export async function updateRead(
  db: Db,
  read: { professionalId: string; address: Buffer; at: Date; busy: Span[]; days: string[] },
): Promise<void> {
  const { professionalId, address, at, busy, days } = read;
  await sql`
    with stored as (
      update external_calendars set read_at = ${at}, failure = null, busy = ${JSON.stringify(busy)}::jsonb
      where professional_id = ${professionalId} and address = ${address}
      returning professional_id
    ),
    gone as (
      delete from busy_days using stored
      where busy_days.professional_id = stored.professional_id and day <> all(${days}::date[])
    )
    insert into busy_days (professional_id, day)
    select professional_id, day from stored, unnest(${days}::date[]) as day
    on conflict do nothing`.execute(db);
}

/** Records that a calendar could not be read; what was read before `staleBefore` is deleted. */
export async function updateFailed(
  db: Db,
  failed: { professionalId: string; failure: CalendarFailure; staleBefore: Date },
): Promise<void> {
  const { professionalId, failure, staleBefore } = failed;
  await sql`
    with failed as (
      update external_calendars set failure = ${failure},
        busy = case when read_at < ${staleBefore} then '[]' else busy end
      where professional_id = ${professionalId} returning professional_id, read_at
    )
    delete from busy_days using failed
    where busy_days.professional_id = failed.professional_id and read_at < ${staleBefore}`.execute(
    db,
  );
}

/** Days of a request, both included. */
export interface Days {
  from: string;
  to: string;
}

/** Professionals of a trade who have no time on any of these days. */
export async function listBusyProfessionals(
  db: Db,
  professionId: number,
  { from, to }: Days,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select busy_days.professional_id as id from busy_days
    join professionals on professionals.id = busy_days.professional_id
    where day between ${from}::date and ${to}::date
      and (profession_id = ${professionId} or exists (
        select from further_professions further
        where further.professional_id = busy_days.professional_id and further.profession_id = ${professionId}))
    group by busy_days.professional_id
    having count(*) = ${to}::date - ${from}::date + 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these professionals whose calendar was read since a moment: they have time on one of the days. */
export async function listKnownFree(
  db: Db,
  ids: readonly string[],
  { from, to }: Days,
  readSince: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select professional_id as id from external_calendars calendar
    where professional_id = any(${[...ids]}::uuid[]) and read_at >= ${readSince}
      and (select count(*) from busy_days where busy_days.professional_id = calendar.professional_id
        and day between ${from}::date and ${to}::date) <= ${to}::date - ${from}::date`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findOwnCalendar(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select saved_at as "savedAt", read_at as "lastUsedAt", busy::text as times
    from external_calendars where professional_id = ${professionalId}`.execute(db);
  return rows;
}
