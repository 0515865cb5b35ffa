import type { answerByLink } from '#contract/requests/lead-answers.ts';
import type { Parsed } from '#contract/endpoint.ts';
import { proposeLocked } from '#server/appointments/appointments.ts';
import { markLeadsSeen, respondLocked, withLockedRequest } from '#server/matching/matching.ts';
import { storeAcceptanceNote } from '#server/messaging/messaging.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { LinkHolder } from './link-holder.ts';

type LinkAnswer = Parsed<typeof answerByLink>['body'];

/**
 * Answers the lead of a personal link by the rules of the dashboard, and proposes a time with an
 * acceptance in the same change. The same answer again is harmless, and proposes nothing.
 * @throws Refusal as `respondToLead`, and `invalid_input` for a time that is over or too far ahead
 */
export async function answerLead(
  platform: Platform,
  holder: LinkHolder,
  { time, ...answer }: LinkAnswer,
): Promise<void> {
  await withLockedRequest(platform, holder.lead.request_id, async (locked) => {
    const given = { leadId: holder.lead.id, ...answer };
    const lead = await respondLocked(locked, holder, given, storeAcceptanceNote(holder));
    if (!lead || !time || answer.status !== 'accepted') return;
    const proposing = { times: [time], note: null, idempotencyKey: null };
    await proposeLocked({ ...locked, lead }, 'professional', proposing);
  });
}

/** Marks the lead as seen: a person touched the page, which no scanner of mails does. */
export function markViewed(platform: Platform, { professionalId, lead }: LinkHolder) {
  return markLeadsSeen(platform, { professionalId }, [lead.id]);
}
