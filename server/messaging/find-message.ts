import type { Db } from '#server/platform/database/db.ts';
import type { Session } from '#server/platform/http/route.ts';
import { getConversation } from './conversation.ts';
import { findById } from './queries.ts';

/**
 * A message the caller can read, with its author; undefined for one they cannot.
 * @throws Refusal as `getConversation`
 */
export async function findMessageForReader(
  db: Db,
  session: Session,
  id: string,
): Promise<{ authorId: string; requestId: string } | undefined> {
  const message = await findById(db, id);
  if (!message) return undefined;
  const { request_id: requestId, professional_id: professionalId } = message;
  const isOthers =
    session.role === 'professional' &&
    professionalId !== null &&
    professionalId !== session.professionalId;
  if (isOthers) return undefined;
  const whose = professionalId === null ? {} : { professionalId };
  await getConversation(db, session, { serviceRequestId: requestId, ...whose });
  return { authorId: message.sender_user_id, requestId };
}
