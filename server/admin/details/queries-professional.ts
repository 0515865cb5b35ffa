import { sql } from 'kysely';
import type { LeadStatus } from '#contract/requests/statuses.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import type { QUOTA_REASONS } from '#contract/billing/quota.ts';
import type { Db } from '#server/platform/database/db.ts';

interface ProfileRow {
  description: string | null;
  furtherProfessions: number[];
  serviceRadiusKm: number;
  hourlyRate: number | null;
  rateCurrency: Currency | null;
  yearsExperience: number | null;
  certifications: string | null;
  availability: 'available' | 'busy' | 'unavailable';
  pausedUntil: Date | null;
  suspendedAt: Date | null;
  listedAt: Date | null;
  licenceNumber: string | null;
  licenceAuthority: string | null;
  licenceExpiresOn: string | null;
  licenceCheckedAt: Date | null;
  insuranceCompany: string | null;
  insurancePolicy: string | null;
  insuranceExpiresOn: string | null;
  insuranceCheckedAt: Date | null;
  acceptedCount: number;
  declinedCount: number;
  reports: number;
}

/** Columns of a profile that its list does not show. */
export async function findProfile(db: Db, id: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select description, service_radius_km as "serviceRadiusKm", hourly_rate::float8 as "hourlyRate", rate_currency as "rateCurrency",
      years_experience as "yearsExperience", certifications, availability,
      paused_until as "pausedUntil", suspended_at as "suspendedAt", listed_at as "listedAt",
      licence_number as "licenceNumber", licence_authority as "licenceAuthority",
      licence_expires_on::text as "licenceExpiresOn", licence_checked_at as "licenceCheckedAt",
      insurance_company as "insuranceCompany", insurance_policy as "insurancePolicy",
      insurance_expires_on::text as "insuranceExpiresOn",
      insurance_checked_at as "insuranceCheckedAt",
      accepted_count as "acceptedCount", denied_count as "declinedCount",
      (select coalesce(array_agg(profession_id order by profession_id), '{}')
        from further_professions where professional_id = professionals.id) as "furtherProfessions",
      (select count(*)::int from reports where target_type = 'person' and target_id = user_id)
        as reports
    from professionals where id = ${id}`.execute(db);
  return rows[0];
}

interface QuotaRow {
  planId: PlanId;
  used: number;
  limit: number | null;
  granted: number;
}

/** The quota of a professional in a month, given by its first day. */
export async function findQuota(db: Db, id: string, month: string): Promise<QuotaRow> {
  const isOfMonth = sql`quota.month >= ${month}::date`;
  const { rows } = await sql<QuotaRow>`
    select plans.id as "planId", plans.max_requests as "limit",
      case when ${isOfMonth} then quota.used else 0 end as used,
      case when ${isOfMonth} then quota.granted else 0 end as granted
    from (select ${id}::uuid as id) one
    left join professional_quotas quota on quota.professional_id = one.id
    join plans on plans.id = coalesce(quota.plan_id, 'free')`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the free plan is gone');
  return found;
}

/** The newest lines of a professional's ledger, 50 at most. */
export async function findLedger(db: Db, id: string) {
  const { rows } = await sql<{
    at: Date;
    kind: 'taken' | 'returned' | 'granted';
    reason: (typeof QUOTA_REASONS)[number];
    amount: number;
    leadId: string | null;
    professionId: number | null;
    area: string | null;
  }>`
    select at, kind, reason, amount, lead_id as "leadId", profession_id as "professionId", area
    from quota_entries where professional_id = ${id} order by id desc limit 50`.execute(db);
  return rows;
}

/** The leads of a professional, newest first; 50 at most. */
export async function findLeads(db: Db, id: string) {
  const { rows } = await sql<{
    id: string;
    requestId: string;
    professionId: number;
    area: string;
    status: LeadStatus;
    sentAt: Date;
    respondedAt: Date | null;
  }>`
    select leads.id, request_id as "requestId", profession_id as "professionId", area, leads.status,
      sent_at as "sentAt", responded_at as "respondedAt"
    from leads join requests on requests.id = request_id
    where leads.professional_id = ${id}
    order by sent_at desc, leads.id desc limit 50`.execute(db);
  return rows;
}
