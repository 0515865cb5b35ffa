import type { Attendance } from '#contract/appointments/appointments.ts';
import type { Db } from '#server/platform/database/db.ts';
import { MIN_SHOWN_APPOINTMENTS } from './policy.ts';
import { countAttendance } from './queries.ts';

/**
 * How many appointments of a customer or professional took place or should have, and how many they missed;
 * null while there are too few to say anything.
 */
export async function findAttendance(
  db: Db,
  of: { professionalId: string } | { customerId: string },
): Promise<Attendance | null> {
  const counted = await countAttendance(db, of);
  return counted.appointments < MIN_SHOWN_APPOINTMENTS ? null : counted;
}
