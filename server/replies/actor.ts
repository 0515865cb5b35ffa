import { findUsers } from '#server/accounts/accounts.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { findWorkplace } from '#server/professionals/professionals.ts';

/**
 * The person who acts by a link or a message; undefined where they were suspended or erased. Who works
 * for a professional acts for them.
 */
export async function findActor(db: Db, userId: string): Promise<Actor | undefined> {
  const person = (await findUsers(db, [userId])).get(userId);
  if (!person || person.isSuspended || person.isErased) return undefined;
  const { email, phone } = person;
  const professionalId = (await findWorkplace(db, userId))?.professionalId ?? null;
  const role = professionalId === null ? person.role : 'professional';
  return { userId, role, professionalId, email, phone };
}

/** The same person about what they asked for as a customer. */
export function asCustomer(actor: Actor): Actor {
  return { ...actor, role: 'customer', professionalId: null };
}
