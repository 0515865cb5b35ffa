import { sql, type Selectable } from 'kysely';
import type { AppointmentStatus, Side } from '#contract/appointments/appointments.ts';
import type { Db, Tables } from '#server/platform/database/db.ts';

const columns = [
  'id',
  'request_id',
  'lead_id',
  'professional_id',
  'status',
  'starts_at',
  'ends_at',
  'sequence',
  'agreed_at',
  'on_the_way_at',
  'arrived_at',
  'ended_at',
  'called_off_by',
  'reason',
  'missed_by',
] as const;

/** An appointment as it is stored. */
export type AppointmentRow = Omit<
  Pick<Selectable<Tables['appointments']>, (typeof columns)[number]>,
  'status' | 'called_off_by' | 'missed_by'
> & { status: AppointmentStatus; called_off_by: Side | null; missed_by: Side | null };

export interface NewAppointment {
  id: string;
  request_id: string;
  lead_id: string;
  professional_id: string;
  starts_at: Date;
  ends_at: Date;
  agreed_at: Date;
}

export async function insertAppointment(db: Db, appointment: NewAppointment): Promise<void> {
  await db
    .insertInto('appointments')
    .values({ ...appointment, status: 'agreed' })
    .execute();
}

export function findAppointment(db: Db, id: string): Promise<AppointmentRow | undefined> {
  return db
    .selectFrom('appointments')
    .select(columns)
    .where('id', '=', id)
    .$castTo<AppointmentRow>()
    .executeTakeFirst();
}

/** The appointments of a lead, newest first. */
export function listAppointmentsByLead(db: Db, leadId: string): Promise<AppointmentRow[]> {
  return db
    .selectFrom('appointments')
    .select(columns)
    .where('lead_id', '=', leadId)
    .orderBy('id', 'desc')
    .limit(20)
    .$castTo<AppointmentRow>()
    .execute();
}

export type AppointmentChange = Partial<Omit<AppointmentRow, 'id'>>;

export async function updateAppointment(db: Db, id: string, set: AppointmentChange): Promise<void> {
  await db.updateTable('appointments').set(set).where('id', '=', id).execute();
}

/** Active appointments whose end has come, the longest first. */
export function listPassedAppointments(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('appointments')
    .select('id')
    .where('status', 'in', ['agreed', 'on_the_way', 'arrived'])
    .where('ends_at', '<=', now)
    .orderBy('ends_at')
    .limit(limit)
    .execute();
}

/** Appointments of a request to come whose lead or request ended. */
export function listVainAppointments(db: Db, requestId: string, now: Date) {
  return db
    .selectFrom('appointments')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .innerJoin('requests', 'requests.id', 'appointments.request_id')
    .select('appointments.id')
    .where('appointments.request_id', '=', requestId)
    .where('appointments.status', 'in', ['agreed', 'on_the_way'])
    .where('starts_at', '>', now)
    .where((is) =>
      is.or([
        is('leads.status', '<>', 'accepted'),
        is('requests.status', 'in', ['completed', 'cancelled']),
      ]),
    )
    .execute();
}

/** How long before an appointment its two reminders are sent. */
export type ReminderName = 'day' | 'hours';

/**
 * Claims the appointments whose reminder is due: they begin within `hours`, and were agreed before
 * that. Each beginning is claimed once.
 */
export async function claimReminders(
  db: Db,
  reminder: { name: ReminderName; hours: number; now: Date; limit: number },
) {
  const { name, hours, now, limit } = reminder;
  const sentFor = sql.ref(name === 'day' ? 'day_reminder_for' : 'hours_reminder_for');
  const before = sql`${hours} * interval '1 hour'`;
  const { rows } = await sql<Pick<AppointmentRow, 'id' | 'lead_id' | 'request_id' | 'sequence'>>`
    update appointments set ${sentFor} = starts_at
    where id in (
      select id from appointments
      where status in ('agreed', 'on_the_way') and starts_at > ${now}
        and starts_at <= ${now}::timestamptz + ${before} and agreed_at <= starts_at - ${before}
        and ${sentFor} is distinct from starts_at
      order by starts_at limit ${limit} for update skip locked)
    returning id, lead_id, request_id, sequence`.execute(db);
  return rows;
}

/** How many appointments of a customer or professional took place or should have, and how many they missed. */
export async function countAttendance(
  db: Db,
  of: { professionalId: string } | { customerId: string },
): Promise<{ appointments: number; missed: number }> {
  const isTheirs =
    'professionalId' in of
      ? sql`professional_id = ${of.professionalId}`
      : sql`request_id in (select id from requests where customer_id = ${of.customerId})`;
  const side: Side = 'professionalId' in of ? 'professional' : 'customer';
  const { rows } = await sql<{ appointments: number; missed: number }>`
    select count(*)::int as appointments,
      (count(*) filter (where status = 'missed' and missed_by = ${side}))::int as missed
    from appointments where status in ('over', 'missed', 'disputed') and ${isTheirs}`.execute(db);
  return rows[0]!;
}
