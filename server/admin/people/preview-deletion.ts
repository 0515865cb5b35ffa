import type { Consequences } from '#contract/admin/deletions.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { listOpenLeadIds } from '#server/matching/matching.ts';
import { hasPaidPlan } from '#server/payments/payments.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { listOpenRequestIds } from '#server/requests/requests.ts';
import { countFigures } from './queries-figures.ts';
import type { Subject } from './subject.ts';
import { lockTarget, type Target } from './targets.ts';

/**
 * Previews what deleting a person would do.
 * @throws Refusal `not_yours` for an admin, `not_found` for an unknown person
 */
export async function previewPersonDeletion(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  target: Target,
): Promise<Consequences> {
  const subject = await db.transaction().execute((tx) => lockTarget(tx, target));
  const { openRequests, openLeads, hasPlan, sessions, reviews, conversations } =
    await deletionFigures(db, subject, clock.now());
  const name = await nameOf(db, subject);
  return { name, openRequests, openLeads, hasPlan, sessions, reviewsKept: reviews, conversations };
}

/** The preview in figures alone, as the audit log stores it. */
export async function deletionFigures(db: Db, subject: Subject, now: Date) {
  const { userId, professionalId } = subject;
  return {
    openRequests: userId === null ? 0 : (await listOpenRequestIds(db, userId)).length,
    openLeads: professionalId === null ? 0 : (await listOpenLeadIds(db, professionalId)).length,
    hasPlan: professionalId !== null && (await hasPaidPlan(db, professionalId)),
    ...(await countFigures(db, subject, now)),
  };
}

async function nameOf(db: Db, { userId, professionalId }: Subject): Promise<string> {
  if (userId !== null) return (await findUsers(db, [userId])).get(userId)?.name ?? '';
  if (professionalId === null) return '';
  return (await findProfessionals(db, [professionalId])).get(professionalId)?.card.name ?? '';
}
