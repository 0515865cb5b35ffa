import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionalIdByUser } from '#server/professionals/professionals.ts';
import { findRequests } from '#server/requests/requests.ts';
import { withdrawLead } from './withdraw-lead.ts';
import { listActiveLeads } from '#server/matching/queries-lead-lifecycle.ts';

/** Withdraws the active leads between two people after one has blocked the other. */
export async function withdrawSharedLeads(
  platform: Platform,
  { blockerUserId, blockedUserId }: { blockerUserId: string; blockedUserId: string },
): Promise<void> {
  const { db } = platform;
  const shared = [
    ...(await findShared(db, { professional: blockerUserId, customer: blockedUserId })),
    ...(await findShared(db, { professional: blockedUserId, customer: blockerUserId })),
  ];
  for (const { id } of shared) await withdrawLead(platform, id, 'blocked');
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
