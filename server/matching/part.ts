import type { Db } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionalIdByUser, openQuotas } from '#server/professionals/professionals.ts';
import { findRequests, isOpen } from '#server/requests/requests.ts';
import { changeLife, tellPages, withdrawLeads } from './life.ts';
import { isLive } from './lifecycle.ts';
import { findLiveByProfessional } from './queries-life.ts';
import { goOnWithout } from './release.ts';

/** Ends whatever still brings two people together after one has blocked the other. */
export async function partPeople(
  platform: Platform,
  { blockerUserId, blockedUserId }: { blockerUserId: string; blockedUserId: string },
): Promise<void> {
  const { db } = platform;
  const shared = [
    ...(await findShared(db, { professional: blockerUserId, customer: blockedUserId })),
    ...(await findShared(db, { professional: blockedUserId, customer: blockerUserId })),
  ];
  for (const { id, request_id } of shared) await part(platform, id, request_id);
}

/** The live leads that one person has on requests of another. */
async function findShared(db: Db, between: { professional: string; customer: string }) {
  const professionalId = await findProfessionalIdByUser(db, between.professional);
  if (professionalId === null) return [];
  const leads = await findLiveByProfessional(db, professionalId);
  const requests = await findRequests(
    db,
    leads.map((lead) => lead.request_id),
  );
  const theirs = requests.filter((request) => request.customer_id === between.customer);
  return leads.filter((lead) => theirs.some(({ id }) => id === lead.request_id));
}

function part(platform: Platform, leadId: string, requestId: string): Promise<void> {
  return changeLife(platform, requestId, async (life) => {
    const lead = life.leads.find(({ id }) => id === leadId);
    if (!lead || !isLive(lead.status) || !isOpen(life.request.status)) return;
    const reopened = await withdrawLeads(life, [lead], 'blocked');
    await goOnWithout(life, lead, 'system');
    await openQuotas(life.change, reopened);
    await tellPages(life, [lead]);
  });
}
