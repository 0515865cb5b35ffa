import type { Currency } from '#contract/quotes/currencies.ts';
import type { Db } from '#server/platform/database/db.ts';

/** The fields typed when claiming a profile. */
export interface Said {
  name: string;
  description: string;
  hourly_rate: number;
  rate_currency: Currency;
  years_experience: number;
  certifications: string | null;
  availability: 'available' | 'busy' | 'unavailable';
}

/** Returns undefined where the profile is claimed already. */
export function updateClaimed(db: Db, id: string, userId: string, said: Said) {
  return db
    .updateTable('professionals')
    .set({ ...said, user_id: userId })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .returning('contactable')
    .executeTakeFirst();
}

/** Deletes the operator's notes about a claimed profile. */
export async function deleteUnclaimedFacts(db: Db, professionalId: string): Promise<void> {
  await db
    .deleteFrom('unclaimed_professionals')
    .where('professional_id', '=', professionalId)
    .execute();
}
