import type { MessageVia } from '#contract/requests/messages.ts';
import { respondToLead } from '#server/matching/matching.ts';
import { storeAcceptanceNote } from '#server/messaging/messaging.ts';
import type { Actor } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { refusalOf, type Refusal } from '#server/platform/refusal.ts';
import type { Answer } from './answer-words.ts';

/** An answer to a lead, and the way it came. */
interface Given {
  leadId: string;
  professionalId: string;
  answer: Answer;
  via: MessageVia;
}

/**
 * Accepts or declines a lead as its page does.
 * @returns what became of it, or the refusal: it was answered before, or is over
 */
export async function giveAnswer(
  platform: Platform,
  actor: Actor,
  { leadId, professionalId, answer, via }: Given,
): Promise<'accepted' | 'declined' | Refusal> {
  const status = answer === 'accept' ? 'accepted' : 'denied';
  const store = storeAcceptanceNote(actor, via);
  const refusal = await refusalOf(
    respondToLead(platform, { professionalId, userId: actor.userId }, leadId, { status }, store),
  );
  return refusal ?? (answer === 'accept' ? 'accepted' : 'declined');
}
