import { MASK } from '#server/matching/matching.ts';
import { getConversation } from '#server/messaging/messaging.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';

/** Identifies a conversation of the caller. */
export interface Conversation {
  serviceRequestId: string;
  professionalId?: string | null | undefined;
}

/**
 * The other person of a conversation of the caller. @throws Refusal `not_found` where it is not theirs or has no professional yet, `not_yours` for a professional who has not accepted: they do not know the
 * customer
 */
export async function getOtherSide(
  db: Db,
  session: Session,
  { serviceRequestId, professionalId }: Conversation,
): Promise<{ userId: string; name: string }> {
  const parties = await getConversation(db, session, {
    serviceRequestId,
    professionalId: professionalId ?? undefined,
  });
  const other = session.role === 'customer' ? parties.professional : parties.customer;
  assertThat(other !== null && other.userId !== null, 'not_found');
  // A blocked person does not learn a new name either.
  const isHidden = session.role === 'professional' && parties.isBlocked;
  return { userId: other.userId, name: isHidden ? MASK : other.name };
}
