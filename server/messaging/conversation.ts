import { findParties, type Parties } from '#server/matching/matching.ts';
import { assertNamesCaller } from '#server/platform/http/claimed-identity.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
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
export async function getConversation(db: Db, session: Session, whose: Whose): Promise<Parties> {
  const parties = await getParties(db, session, whose);
  assertThat(session.role === 'customer' || isInConversation(parties.leadStatus), 'not_yours');
  return parties;
}

/**
 * The caller's conversation on a request, to write in it.
 * @throws Refusal as `getConversation`, and `conversation_closed`
 */
export async function getOpenConversation(
  db: Db,
  session: Session,
  whose: Whose,
): Promise<Parties> {
  const parties = await getParties(db, session, whose);
  assertThat(!isClosed(parties.requestStatus, parties.leadStatus), 'conversation_closed');
  assertThat(session.role === 'customer' || isInConversation(parties.leadStatus), 'not_yours');
  return parties;
}

async function getParties(
  db: Db,
  session: Session,
  { serviceRequestId, professionalId }: Whose,
): Promise<Parties> {
  if (session.role === 'professional') assertNamesCaller(session, professionalId);
  const asked = session.role === 'professional' ? session.professionalId : (professionalId ?? null);
  const parties = await findParties(db, serviceRequestId, asked);
  assertThat(parties !== undefined, 'not_found');
  const isTheirs =
    session.role === 'professional'
      ? asked !== null && parties.leadStatus !== null
      : parties.customer.userId === session.userId;
  assertThat(isTheirs && (asked === null || parties.leadStatus !== null), 'not_found');
  return parties;
}
