import { portraitUrl } from '#contract/portraits.ts';
import { findUsers } from '#server/accounts/accounts.ts';
import { findParties, listLeadIdsBetween, MASK } from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { DomainEvents } from '#server/platform/domain-events.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findProfessionalIdByUser, listPeopleEver } from '#server/professionals/professionals.ts';
import { redactLettersOfRequest, updateNoticesRedacted } from './queries-requests.ts';

/**
 * After a block between two people: removes the customer's name from the notices of everybody who ever worked for the professional. It may
 * run late, when the block has been lifted: notices of what they have had since keep it.
 */
export async function redactCustomer(
  platform: Pick<Platform, 'db' | 'clock'>,
  { blockerUserId: blocker, blockedUserId: blocked, at }: DomainEvents['people.blocked'],
): Promise<void> {
  const until = at === undefined ? platform.clock.now() : new Date(at);
  await redactForProfessional(platform, { professional: blocked, customer: blocker, until });
  await redactForProfessional(platform, { professional: blocker, customer: blocked, until });
}

async function redactForProfessional(
  { db }: Pick<Platform, 'db'>,
  sides: { professional: string; customer: string; until: Date },
): Promise<void> {
  const ids = await listLeadIdsBetween(db, sides);
  if (ids.length === 0) return;
  const professionalId = await findProfessionalIdByUser(db, sides.professional);
  if (professionalId === null) return;
  const userIds = await listPeopleEver(db, [professionalId]);
  const people = [...(await findUsers(db, userIds)).values()];
  const addresses = people.flatMap(({ id, email, phone }) => [email, phone, id]);
  const recipients = addresses.filter((one) => one !== null);
  await db.transaction().execute(async (tx) => {
    await updateNoticesRedacted(tx, { userIds, ids, name: MASK });
    await redactLettersOfRequest(tx, { recipients, ids });
  });
}

/**
 * The customer as this professional's notices may show them; undefined where they have no lead.
 */
export async function findCustomer(
  db: Db,
  requestId: string,
  professionalId: string,
): Promise<{ customer: string; face: string | null } | undefined> {
  const parties = await findParties(db, requestId, professionalId);
  if (!parties) return undefined;
  if (parties.isBlocked) return { customer: MASK, face: null };
  const { userId, name, avatar } = parties.customer;
  return { customer: name, face: portraitUrl(userId, avatar) };
}
