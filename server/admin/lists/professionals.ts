import type { AdminProfessional } from '#contract/admin/professionals.ts';
import { professionNumbered, shownRating } from '#server/professionals/professionals.ts';
import { PROFESSIONAL_CALLS, professionalActions } from '../policy.ts';
import type { List } from './list.ts';
import { findProfessionals, type ProfessionalsAsked } from './queries-professionals.ts';

type Row = Awaited<ReturnType<typeof findProfessionals>>[number];

/** All professionals who were not deleted. */
export const professionals: List<ProfessionalsAsked, Omit<AdminProfessional, 'cursor'>> = {
  name: 'professionals',
  calls: PROFESSIONAL_CALLS,
  sorts: { createdAt: 'moment', name: 'text', rating: 'real', reviewCount: 'int' },
  async find(db, asked, page) {
    const rows = await findProfessionals(db, asked, page);
    return rows.map((row) => ({ key: row.key, row: presented(row) }));
  },
};

function presented(row: Row): Omit<AdminProfessional, 'cursor'> {
  const { id, userId, name, email, phone, avatar, planId, isActive, location, reviewCount } = row;
  return {
    id,
    userId,
    name,
    email,
    phone,
    avatar,
    profession: professionNumbered(row.professionId),
    subscriptionStatus: planId === 'free' ? 'inactive' : 'active',
    planId,
    isActive,
    state: professionalState(row),
    location,
    rating: shownRating({ rating_mean: row.ratingMean, review_count: reviewCount }),
    reviewCount,
    papersToCheck: row.papersToCheck,
    createdAt: row.createdAt.toISOString(),
    allowedActions: professionalActions(row),
  };
}

/** The columns that decide the state of a professional. */
type Standing = Pick<Row, 'userId' | 'isActive' | 'isSuspended' | 'isLeaving' | 'isPaused'>;

/** The state of a professional: the first of these that holds. */
export function professionalState(row: Standing): AdminProfessional['state'] {
  if (row.isSuspended) return 'suspended';
  if (row.isLeaving) return 'leaving';
  if (row.userId === null) return 'unclaimed';
  if (!row.isActive) return 'inactive';
  return row.isPaused ? 'paused' : 'active';
}
