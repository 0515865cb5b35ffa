import { sql } from 'kysely';
import type { listProfessionals } from '#contract/admin/professionals.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { PlanId } from '#contract/billing/plans.ts';
import { professionId } from '#contract/professionals/professions.ts';
import type { ReadDb } from '#server/platform/database/db.ts';
import { between, where, type ListSource, type Page, type Sql } from './queries-source.ts';
import { findPage } from './queries-page.ts';
import { professionalNamed, searchConditions } from './queries-search-conditions.ts';

/** The filters of the list of professionals. */
export type ProfessionalsAsked = Omit<Parsed<typeof listProfessionals>['query'], 'after' | 'limit'>;

interface ProfessionalRow {
  id: string;
  userId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  avatar: string | null;
  professionId: number;
  planId: PlanId;
  isActive: boolean;
  isSuspended: boolean;
  isLeaving: boolean;
  isPaused: boolean;
  location: string | null;
  ratingMean: number;
  reviewCount: number;
  hasLicence: boolean;
  hasInsurance: boolean;
  papersToCheck: boolean;
  /** Whether their plan has a quota. */
  isCounted: boolean;
  createdAt: Date;
  key: string;
}

/** A page of all professionals, including those without an account. */
export async function findProfessionals(
  db: ReadDb,
  asked: ProfessionalsAsked,
  page: Page,
): Promise<ProfessionalRow[]> {
  const found = await findPage(db, [professionalSource(asked, page)], page);
  const { rows } = await sql<ProfessionalRow>`
    select page.id, page.key_text as key, professionals.user_id as "userId", professionals.name,
      coalesce(users.email, unclaimed.email) as email, coalesce(users.phone, unclaimed.phone) as phone,
      professionals.avatar_url as avatar, professionals.profession_id as "professionId",
      plans.id as "planId", plans.max_requests is not null as "isCounted",
      professionals.active as "isActive", professionals.suspended_at is not null as "isSuspended",
      professionals.leaving as "isLeaving", professionals.paused_until is not null as "isPaused",
      professionals.location, professionals.rating_mean as "ratingMean",
      professionals.review_count as "reviewCount",
      professionals.licence_number is not null as "hasLicence",
      professionals.insurance_company is not null as "hasInsurance",
      (${TO_CHECK}) as "papersToCheck", professionals.created_at as "createdAt"
    from ${found}
    join professionals on professionals.id = page.id
    left join users on users.id = professionals.user_id
    left join unclaimed_professionals unclaimed on unclaimed.professional_id = page.id
    left join professional_quotas quota on quota.professional_id = page.id
    join plans on plans.id = coalesce(quota.plan_id, 'free')
    order by page.place`.execute(db);
  return rows;
}

const TO_CHECK = sql`(professionals.licence_number is not null and professionals.licence_checked_at is null)
  or (professionals.insurance_company is not null and professionals.insurance_checked_at is null)`;

function professionalSource(asked: ProfessionalsAsked, page: Page): ListSource {
  const { profession, state, planId, papersToCheck } = asked;
  return {
    table: sql`professionals`,
    id: sql`professionals.id`,
    key: SORT_COLUMNS[page.sort] ?? sql`professionals.created_at`,
    from: planId === undefined ? sql`professionals` : onPlan(planId),
    search: searchConditions(asked.q, {
      ids: [sql`professionals.id`],
      text: sql`professionals.sought`,
      named: professionalNamed,
    }),
    where: [
      sql`professionals.erased_at is null`,
      ...between(sql`professionals.created_at`, asked),
      ...where(
        profession && sql`professionals.profession_id = ${professionId(profession)}`,
        state && STATES[state],
        planId === 'free' && sql`coalesce(quota.plan_id, 'free') = 'free'`,
        papersToCheck && sql`(${TO_CHECK})`,
      ),
    ],
  };
}

const SORT_COLUMNS: Record<string, Sql> = {
  name: sql`professionals.name_folded`,
  rating: sql`professionals.rating_mean`,
  reviewCount: sql`professionals.review_count`,
};

/** A professional on the free plan may have no quota row at all. */
function onPlan(planId: PlanId): Sql {
  if (planId === 'free') {
    return sql`professionals left join professional_quotas quota
      on quota.professional_id = professionals.id`;
  }
  return sql`professionals join professional_quotas quota
    on quota.professional_id = professionals.id and quota.plan_id = ${planId}
      and quota.plan_id <> 'free'`;
}

/**
 * A suspended or leaving professional is not active either; each counts as the first state that
 * holds.
 */
const STATES = {
  suspended: sql`not professionals.active and professionals.suspended_at is not null`,
  leaving: sql`not professionals.active and professionals.suspended_at is null
    and professionals.leaving`,
  unclaimed: sql`professionals.user_id is null and professionals.suspended_at is null
    and not professionals.leaving`,
  inactive: sql`not professionals.active and professionals.user_id is not null
    and professionals.suspended_at is null and not professionals.leaving`,
  paused: sql`professionals.active and professionals.user_id is not null
    and professionals.paused_until is not null`,
  active: sql`professionals.active and professionals.user_id is not null
    and professionals.paused_until is null`,
};
