import { findUsers } from '#server/accounts/accounts.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { findProfessionalIdByUser } from '#server/professionals/professionals.ts';

/** The person who acts by a link or a message; undefined where they were suspended or erased. */
export async function findActor(db: Db, userId: string): Promise<Actor | undefined> {
  const person = (await findUsers(db, [userId])).get(userId);
  if (!person || person.isSuspended || person.isErased) return undefined;
  const { role, email, phone } = person;
  const professionalId =
    role === 'professional' ? await findProfessionalIdByUser(db, userId) : null;
  return { userId, role, professionalId, email, phone };
}
