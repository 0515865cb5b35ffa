import type { DeclineReason } from '#contract/requests/statuses.ts';
import type { Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { recordAnswer } from '#server/professionals/professionals.ts';
import { isOpen, moveRequest } from '#server/requests/requests.ts';
import {
  withLockedRequest,
  moveLeads,
  publishLeadChanges,
  withdrawLeads,
  type LockedRequest,
} from './locked-request.ts';
import { nextLeadStatus } from '#server/matching/lifecycle.ts';
import { capacityOf, isSearching } from '#server/matching/policy.ts';
import { findLead, type LeadRow } from '#server/matching/queries.ts';
import { assertNotTheirOwn, assertWorksThere } from './assert-works-there.ts';

export interface LeadAnswer {
  status: 'accepted' | 'denied';
  response?: string | null | undefined;
  declineReason?: DeclineReason | null | undefined;
}

/** Whose lead it is, and who of theirs acts; null where nobody has taken the profile over yet. */
export interface Responder {
  professionalId: string;
  userId: string | null;
}

/** The message a professional wrote with an acceptance. */
export interface AcceptanceNote {
  requestId: string;
  customerId: string;
  professionalId: string;
  content: string;
  at: Date;
}

/**
 * Stores the message in the conversation; injected, because this domain does not know messaging.
 */
export type StoreAcceptanceNote = (change: Change, words: AcceptanceNote) => Promise<void>;

/**
 * Accepts or declines a lead for its professional. Idempotent: the same answer of the same person again notifies nobody. Where enough have accepted, unanswered leads are withdrawn. The message of an acceptance is passed to
 * `storeAcceptanceNote`. Who was removed from the team meanwhile answers nothing any more.
 * @throws Refusal `not_found`, `lead_already_answered`, `lead_taken` where a colleague gave this answer,
 *   `lead_closed`, `request_filled`, `request_closed`
 */
export async function respondToLead(
  platform: Platform,
  responder: Responder,
  leadId: string,
  answer: LeadAnswer,
  storeAcceptanceNote?: StoreAcceptanceNote,
): Promise<void> {
  const found = await findLead(platform.db, leadId);
  assertThat(found?.professional_id === responder.professionalId, 'not_found');
  await withLockedRequest(platform, found.request_id, (locked) =>
    respondLocked(locked, responder, { leadId, ...answer }, storeAcceptanceNote),
  );
}

/**
 * The same within a change that has locked the request.
 * @returns the lead as it was, or undefined where it had this answer already
 */
export async function respondLocked(
  locked: LockedRequest,
  { professionalId, userId }: Responder,
  { leadId, ...answer }: LeadAnswer & { leadId: string },
  storeAcceptanceNote?: StoreAcceptanceNote,
): Promise<LeadRow | undefined> {
  const lead = locked.leads.find(({ id }) => id === leadId);
  assertThat(lead?.professional_id === professionalId, 'not_found');
  if (userId !== null) await assertWorksThere(locked, { professionalId, userId });
  if (lead.status === answer.status) {
    // The words of a second person would be dropped in silence.
    const isOwn = userId === null || [null, userId].includes(lead.responded_by);
    assertThat(isOwn, 'lead_taken');
    return undefined;
  }
  assertAnswerable(locked, lead);
  if (answer.status === 'accepted') await assertNotTheirOwn(locked, lead);
  await storeAnswer(locked, lead, { ...answer, by: userId });
  const isAccepted = answer.status === 'accepted';
  const others = isAccepted ? await accept(locked, lead) : [];
  if (isAccepted && answer.response)
    await storeAcceptanceNote?.(locked.change, wordsOf(locked, lead, answer.response));
  const reopened = await withdrawLeads(locked, others, 'filled');
  const { professional_id: id } = lead;
  await recordAnswer(locked.change, { id, answer: answer.status, reopened });
  await publishLeadChanges(locked, [lead, ...others]);
  return lead;
}

function assertAnswerable({ request, leads }: LockedRequest, lead: LeadRow): void {
  assertThat(isOpen(request.status), 'request_closed');
  const isAnswered = lead.responded_at !== null || ['accepted', 'denied'].includes(lead.status);
  assertThat(!isAnswered, 'lead_already_answered');
  assertThat(isSearching(request, countAccepted(leads)), 'request_filled');
  assertThat(nextLeadStatus(lead.status, 'accept') !== null, 'lead_closed');
}

async function storeAnswer(
  locked: LockedRequest,
  lead: LeadRow,
  answer: LeadAnswer & { by: string | null },
): Promise<void> {
  const isAccepted = answer.status === 'accepted';
  await moveLeads(locked, [lead], isAccepted ? 'accept' : 'decline', {
    answer: {
      response: answer.response || null,
      declineReason: isAccepted ? null : (answer.declineReason ?? null),
      by: answer.by,
    },
  });
}

/** Moves the request, and returns the unanswered leads that are now one too many. */
async function accept(
  { change, request, leads, now }: LockedRequest,
  lead: LeadRow,
): Promise<LeadRow[]> {
  const isFirst = request.professional_id === null;
  await moveRequest(change, request, 'accept', {
    at: now,
    leadId: lead.id,
    set: isFirst ? { professional_id: lead.professional_id } : {},
  });
  if (countAccepted(leads) + 1 < capacityOf(request.urgency)) return [];
  return leads.filter((other) => other !== lead && other.status === 'pending');
}

function wordsOf(
  { request, now: at }: LockedRequest,
  lead: LeadRow,
  content: string,
): AcceptanceNote {
  const { id: requestId, customer_id: customerId } = request;
  return { requestId, customerId, professionalId: lead.professional_id, content, at };
}

function countAccepted(leads: readonly LeadRow[]): number {
  return leads.filter(({ status }) => status === 'accepted').length;
}
