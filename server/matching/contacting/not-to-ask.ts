import type { Db } from '#server/platform/database/db.ts';
import { listEmployers } from '#server/professionals/professionals.ts';
import { findBlockedWith } from '#server/safety/safety.ts';

/**
 * The users whose profiles are never asked about a request of this customer: their own, that of the
 * business they work for, and those of people one of the two has blocked.
 */
export async function listNotToAsk(db: Db, customerId: string): Promise<string[]> {
  const [blocked, employers] = await Promise.all([
    findBlockedWith(db, customerId),
    listEmployers(db, customerId),
  ]);
  return [customerId, ...employers, ...blocked];
}
