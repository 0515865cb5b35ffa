import type { Db } from '#server/platform/database/db.ts';

/** What somebody says of themselves as they take their profile over; dollars an hour. */
export interface Said {
  name: string;
  description: string;
  hourly_rate: number;
  years_experience: number;
  certifications: string | null;
  availability: 'available' | 'busy' | 'unavailable';
}

/** Nothing comes back where the profile is somebody's already. */
export function updateClaimed(db: Db, id: string, userId: string, said: Said) {
  return db
    .updateTable('professionals')
    .set({ ...said, user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .returning('contactable')
    .executeTakeFirst();
}

/** What an operator wrote down about somebody who has come by now. */
export async function deleteUnclaimedFacts(db: Db, professionalId: string): Promise<void> {
  await db
    .deleteFrom('unclaimed_professionals')
    .where('professional_id', '=', professionalId)
    .execute();
}
