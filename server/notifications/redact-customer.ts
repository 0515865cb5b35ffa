import { getUser } from '#server/accounts/accounts.ts';
import {
  findParties,
  listBlockedLeadIds,
  listLeadIdsBetween,
  MASK,
} from '#server/matching/matching.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { NoticeContent } from './render-letter.ts';
import { redactLettersOfRequest, updateNoticesRedacted } from './queries-requests.ts';

interface Block {
  blockerUserId: string;
  blockedUserId: string;
}

/** One of two people has blocked the other: what a professional was told names its customer no more. */
export async function redactCustomer({ db }: Pick<Platform, 'db'>, block: Block): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await redactNotices(tx, block);
    for (const sides of sidesOf(block)) await redactLetters(tx, sides);
  });
}

/** The part of it that people see on their pages: to be done with the block itself. */
export async function redactNotices(db: Db, block: Block): Promise<void> {
  for (const sides of sidesOf(block)) {
    const ids = await listLeadIdsBetween(db, sides);
    if (ids.length > 0)
      await updateNoticesRedacted(db, { userId: sides.professional, ids, name: MASK });
  }
}

function sidesOf({ blockerUserId, blockedUserId }: Block): Sides[] {
  return [
    { professional: blockedUserId, customer: blockerUserId },
    { professional: blockerUserId, customer: blockedUserId },
  ];
}

interface Sides {
  professional: string;
  customer: string;
}

async function redactLetters(db: Db, sides: Sides): Promise<void> {
  const ids = await listLeadIdsBetween(db, sides);
  if (ids.length === 0) return;
  const { id: userId, email, phone } = await getUser(db, sides.professional);
  const recipients = [email, phone, userId].filter((one) => one !== null);
  await redactLettersOfRequest(db, { recipients, ids });
}

/**
 * What a professional was told, naming no customer where one of the two has blocked the other: from
 * the block on, also before {@link redactCustomer} has run.
 */
export async function withoutBlockedNames<Notice extends NoticeContent>(
  db: Db,
  userId: string,
  notices: Notice[],
): Promise<Notice[]> {
  if (!notices.some(namesCustomer)) return notices;
  const ids = await listBlockedLeadIds(db, userId);
  return notices.map((notice) => {
    const { facts } = notice;
    if (!ids.some((id) => facts.href.includes(id))) return notice;
    const names = ['customer', 'from'].filter((name) => name in facts);
    return {
      ...notice,
      facts: { ...facts, ...Object.fromEntries(names.map((name) => [name, MASK])) },
    };
  });
}

function namesCustomer({ facts }: NoticeContent): boolean {
  return 'customer' in facts || 'from' in facts;
}

/** The name of a customer as this professional may be told it; undefined where they have no part in it. */
export async function findCustomerName(
  db: Db,
  requestId: string,
  professionalId: string,
): Promise<string | undefined> {
  const parties = await findParties(db, requestId, professionalId);
  return parties && (parties.isBlocked ? MASK : parties.customer.name);
}
