import type { Db } from '#server/platform/database/db.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionalIdByUser } from '#server/professionals/professionals.ts';
import { findRequests } from '#server/requests/requests.ts';
import { withdrawLead } from './withdraw-lead.ts';
import { listActiveLeads } from '#server/matching/queries-lead-lifecycle.ts';
import { findBlockedWith } from '#server/safety/safety.ts';

/**
 * Withdraws the active leads between two people after one has blocked the other. It may run late, when
 * the block has been lifted: what they have had since stays.
 */
export async function withdrawSharedLeads(
  platform: Platform,
  { blockerUserId, blockedUserId, at }: DomainEvents['people.blocked'],
): Promise<void> {
  const { db } = platform;
  const until = at === undefined ? platform.clock.now() : new Date(at);
  const shared = [
    ...(await findShared(db, { professional: blockerUserId, customer: blockedUserId })),
    ...(await findShared(db, { professional: blockedUserId, customer: blockerUserId })),
  ];
  const isBlocked = (await findBlockedWith(db, blockerUserId)).includes(blockedUserId);
  for (const { id, sent_at: sentAt } of shared) {
    if (isBlocked || sentAt <= until) await withdrawLead(platform, id, 'blocked');
  }
}

/** The active leads of one person on requests of another. */
async function findShared(db: Db, between: { professional: string; customer: string }) {
  const professionalId = await findProfessionalIdByUser(db, between.professional);
  if (professionalId === null) return [];
  const leads = await listActiveLeads(db, professionalId);
  const requests = await findRequests(
    db,
    leads.map((lead) => lead.request_id),
  );
  const theirs = requests.filter((request) => request.customer_id === between.customer);
  return leads.filter((lead) => theirs.some(({ id }) => id === lead.request_id));
}
