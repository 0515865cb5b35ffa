import { sql } from 'kysely';
import type { Db } from '#server/platform/database/db.ts';
import { ERASED_NAME } from '#server/platform/erased-placeholder.ts';
import type { PersonalDataRow } from '#server/platform/personal-data.ts';

export async function findOwnProfile(db: Db, professionalId: string) {
  const { rows } = await sql<PersonalDataRow>`
    select name, slug as profession, (
        select string_agg(other.slug, ', ' order by other.slug) from further_professions
        join professions other on other.id = profession_id where professional_id = one.id
      ) as "furtherProfessions",
      description, avatar_url as picture, location, service_radius_km as "serviceRadiusKm",
      hourly_rate as "hourlyRate", minimum_job as "minimumJob", rate_currency as "rateCurrency",
      years_experience as "yearsExperience", certifications, languages, availability, hours,
      days_off as "daysOff", time_zone as "timeZone", paused_until as "pausedUntil",
      licence_number as "licenceNumber", licence_authority as "licenceAuthority",
      licence_expires_on::text as "licenceExpiresOn", licence_checked_at as "licenceCheckedAt",
      insurance_company as "insuranceCompany", insurance_policy as "insurancePolicy",
      insurance_expires_on::text as "insuranceExpiresOn",
      insurance_checked_at as "insuranceCheckedAt", listed_at as "listedAt",
      rating_mean as rating, review_count as "reviewCount", accepted_count as "acceptedCount",
      denied_count as "declinedCount", one.created_at as "createdAt"
    from professionals one join professions on professions.id = one.profession_id
    where one.id = ${professionalId}`.execute(db);
  return rows;
}

/** Keeps the trade and the figures that ratings and analytics of others depend on. */
export async function anonymizeProfile(db: Db, professionalId: string, at: Date): Promise<void> {
  await sql`
    with gone as (delete from further_professions where professional_id = ${professionalId})
    update professionals set name = ${ERASED_NAME}, description = null, avatar_url = null,
      location = null, area = null, lat = null, lon = null, hourly_rate = null, minimum_job = null,
      rate_currency = null,
      years_experience = null, certifications = null, languages = '{}', hours = '[]',
      days_off = '[]', time_zone = null, paused_until = null, licence_number = null,
      licence_authority = null, licence_expires_on = null, licence_checked_at = null,
      insurance_company = null, insurance_policy = null, insurance_expires_on = null,
      insurance_checked_at = null, listed_at = null, last_contacted_at = null,
      availability = 'unavailable', active = false, active_before_hiding = null,
      leaving = false, suspended_at = null,
      erased_at = ${at}
    where id = ${professionalId}`.execute(db);
}

/** Hides from leads and visitors; idempotent. */
export async function updateHiddenForDeletion(db: Db, professionalId: string): Promise<void> {
  await db
    .updateTable('professionals')
    .set({
      leaving: true,
      active_before_hiding: sql`coalesce(active_before_hiding, active)`,
      active: false,
    })
    .where('id', '=', professionalId)
    .where('leaving', '=', false)
    .execute();
}

/**
 * Restores the previous state, unless suspended; idempotent. Returns whether they can be contacted.
 */
export async function updateShownAgain(db: Db, professionalId: string): Promise<boolean> {
  const row = await db
    .updateTable('professionals')
    .set({
      leaving: false,
      active: sql`suspended_at is null and active_before_hiding`,
      active_before_hiding: sql`case when suspended_at is not null then active_before_hiding end`,
    })
    .where('id', '=', professionalId)
    .where('leaving', '=', true)
    .returning('contactable')
    .executeTakeFirst();
  return row?.contactable ?? false;
}
