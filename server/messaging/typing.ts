import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/http/route.ts';
import { getOpenConversation, type Whose } from './conversation.ts';
import { isInConversation } from './policy.ts';

const MIN_INTERVAL_MS = 3000;
const MAX_REMEMBERED = 10_000;

/**
 * The last publication by sender, on this node: further ones are dropped before they cost anything.
 */
const lastPublished = new Map<string, number>();

/**
 * Publishes the typing indicator to the open pages of the other side; throttled to once in 3 seconds. Nothing is
 * stored.
 * @throws Refusal `not_found`, `not_yours`, `blocked`, `conversation_closed`
 */
export async function publishTyping(
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
  const others = session.role === 'customer' ? professional.userIds : [customer.userId];
  const event = { type: 'typing', requestId, professionalId: professional.id } as const;
  for (const other of others) await live.publishTransient(other, event);
}

function isDue(key: string, now: number): boolean {
  const before = lastPublished.get(key);
  if (before !== undefined && now - before < MIN_INTERVAL_MS) return false;
  lastPublished.delete(key);
  lastPublished.set(key, now);
  for (const oldest of lastPublished.keys()) {
    if (lastPublished.size <= MAX_REMEMBERED) break;
    lastPublished.delete(oldest);
  }
  return true;
}
