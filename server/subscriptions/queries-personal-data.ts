import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

export async function findOwnQuota(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select plan_id as plan, month::text as month, used
    from professional_quotas where professional_id = ${professionalId}`.execute(db);
  return rows;
}

export async function findOwnEntries(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select at, kind, reason, slug as profession, area
    from quota_entries left join professions on professions.id = profession_id
    where professional_id = ${professionalId} order by quota_entries.id`.execute(db);
  return rows;
}

export async function deleteEntries(db: Db, professionalId: string): Promise<void> {
  await db.deleteFrom('quota_entries').where('professional_id', '=', professionalId).execute();
}
