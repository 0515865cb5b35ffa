import { findParties, type AskedParties, type Parties } from '#server/matching/matching.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Actor } from '#server/platform/http/route.ts';
import { isClosed, isInConversation } from './policy.ts';

/**
 * Identifies a conversation: a request, and for a customer with several conversations the
 * professional of one.
 */
export interface Whose {
  serviceRequestId: string;
  professionalId?: string | undefined;
}

/**
 * The caller's conversation on a request, to read it.
 * @throws Refusal `not_found` where it is not theirs, `not_yours` for a professional whose lead is not accepted (any
 *   more), or who names another one
 */
export async function getConversation(db: Db, actor: Actor, whose: Whose): Promise<Parties> {
  const asked = askedParties(actor, whose);
  return mayRead(actor, asked, await findParties(db, asked.requestId, asked.professionalId));
}

/**
 * The caller's conversation on a request, to write in it.
 * @throws Refusal as `getConversation`, and `conversation_closed`
 */
export async function getOpenConversation(db: Db, actor: Actor, whose: Whose): Promise<Parties> {
  const asked = askedParties(actor, whose);
  return mayWrite(actor, asked, await findParties(db, asked.requestId, asked.professionalId));
}

/** The conversation that a caller means. @throws Refusal `not_yours` for a professional who names another one */
export function askedParties(
  actor: Actor,
  { serviceRequestId: requestId, professionalId }: Whose,
): AskedParties {
  if (actor.role === 'customer') return { requestId, professionalId: professionalId ?? null };
  assertNamesCaller(actor, professionalId);
  return { requestId, professionalId: actor.professionalId };
}

/** The parties of the conversation, where the caller may read it. @throws Refusal as `getConversation` */
export function mayRead(actor: Actor, asked: AskedParties, found: Parties | undefined): Parties {
  const parties = ownParties(actor, asked, found);
  assertThat(actor.role === 'customer' || isInConversation(parties.leadStatus), 'not_yours');
  return parties;
}

/** The parties of the conversation, where the caller may write. @throws Refusal as `getOpenConversation` */
export function mayWrite(actor: Actor, asked: AskedParties, found: Parties | undefined): Parties {
  const parties = ownParties(actor, asked, found);
  assertThat(!isClosed(parties.requestStatus, parties.leadStatus), 'conversation_closed');
  assertThat(actor.role === 'customer' || isInConversation(parties.leadStatus), 'not_yours');
  return parties;
}

function ownParties(
  actor: Actor,
  { professionalId }: AskedParties,
  parties: Parties | undefined,
): Parties {
  assertThat(parties !== undefined, 'not_found');
  const isTheirs =
    actor.role === 'professional'
      ? professionalId !== null && parties.leadStatus !== null
      : parties.customer.userId === actor.userId;
  assertThat(isTheirs && (professionalId === null || parties.leadStatus !== null), 'not_found');
  return parties;
}
