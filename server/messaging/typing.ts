import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/route.ts';
import { getOpenConversation, type Whose } from './conversation.ts';
import { isInConversation } from './policy.ts';

const ONCE_IN = 3000;
const MOST_REMEMBERED = 10_000;

/** Who said so when, on this node: too much said is dropped before it costs anything. */
const said = new Map<string, number>();

/**
 * Shows the open pages of the other side for a moment that the caller is writing; not more often
 * than once in 3 seconds. Nothing of it is kept.
 * @throws Refusal `not_found`, `not_yours`, `blocked`, `conversation_closed`
 */
export async function sayTyping(
  { db, clock, live }: Platform,
  session: Session,
  whose: Whose,
): Promise<void> {
  const key = `${session.userId} ${whose.serviceRequestId} ${whose.professionalId ?? ''}`;
  if (!isDue(key, clock.now().getTime())) return;
  const parties = await getOpenConversation(db, session, whose);
  const { customer, professional, requestId, leadStatus, isBlocked } = parties;
  assertThat(!isBlocked, 'blocked');
  if (!professional || !isInConversation(leadStatus)) return;
  const other = session.role === 'customer' ? professional.userId : customer.userId;
  if (!other) return;
  await live.publishTransient(other, {
    type: 'typing',
    requestId,
    professionalId: professional.id,
  });
}

function isDue(key: string, now: number): boolean {
  const before = said.get(key);
  if (before !== undefined && now - before < ONCE_IN) return false;
  said.delete(key);
  said.set(key, now);
  for (const oldest of said.keys()) {
    if (said.size <= MOST_REMEMBERED) break;
    said.delete(oldest);
  }
  return true;
}
