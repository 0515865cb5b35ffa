import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import type { Session } from '#server/platform/route.ts';
import { findProfessionals, recordAnswer } from '#server/professionals/professionals.ts';
import { isOpen, lockRequest, moveRequest, type RequestRow } from '#server/requests/requests.ts';
import { giveBackQuota } from '#server/subscriptions/subscriptions.ts';
import { leadLifecycle, nextLeadStatus } from './lifecycle.ts';
import { capacityOf, isLookingFor } from './policy.ts';
import { findById, findByRequests, updateLeads, type LeadRow } from './queries.ts';

declare module '#server/platform/change.ts' {
  interface DomainEvents {
    'lead.accepted': { leadId: string; requestId: string };
    'lead.denied': { leadId: string; requestId: string };
    /** Enough others have accepted. */
    'lead.withdrawn': { leadId: string; requestId: string };
  }
}

export interface LeadAnswer {
  status: 'accepted' | 'denied';
  response?: string | null | undefined;
}

/** One answer in the making: all rows it may touch are locked. */
interface Answering {
  request: RequestRow;
  lead: LeadRow;
  others: LeadRow[];
  answer: LeadAnswer;
  now: Date;
}

/**
 * Accepts or declines a lead for its professional. The same answer again changes nothing and tells
 * nobody. Where enough have accepted, those who have not answered are let go.
 * @throws Refusal `not_found`, `lead_already_answered`, `lead_closed`, `request_filled`,
 *   `request_closed`
 */
export async function respondToLead(
  platform: Platform,
  { userId, professionalId }: Pick<Session, 'userId'> & { professionalId: string },
  leadId: string,
  answer: LeadAnswer,
): Promise<void> {
  const found = await findById(platform.db, leadId);
  assertThat(found?.professional_id === professionalId, 'not_found');
  await change(platform, async (change) => {
    const answering = await lockForAnswer(change, found, answer, platform.clock.now());
    if (answering.lead.status === answer.status) return;
    assertAnswerable(answering);
    await storeAnswer(change, answering);
    tellBoth(change, answering, userId);
    const withdrawn = answer.status === 'accepted' ? await fill(change, answering) : [];
    await recordAnswer(change.tx, {
      id: professionalId,
      answer: answer.status,
      reopened: await giveBackQuota(
        change.tx,
        withdrawn.map((lead) => ({ professionalId: lead.professional_id, sentAt: lead.sent_at })),
      ),
    });
  });
}

/** The row of the request is the queue for all that happens to it and its leads. */
async function lockForAnswer(
  { tx }: Change,
  found: LeadRow,
  answer: LeadAnswer,
  now: Date,
): Promise<Answering> {
  const request = await lockRequest(tx, found.request_id);
  assertThat(request !== undefined, 'not_found');
  const leads = await findByRequests(tx, [request.id]);
  const lead = leads.find(({ id }) => id === found.id);
  assertThat(lead !== undefined, 'not_found');
  return { request, lead, others: leads.filter((other) => other !== lead), answer, now };
}

function assertAnswerable({ request, lead, others }: Answering): void {
  assertThat(isOpen(request.status), 'request_closed');
  assertThat(!['accepted', 'denied'].includes(lead.status), 'lead_already_answered');
  assertThat(isLookingFor(request, countAccepted(others)), 'request_filled');
  assertThat(nextLeadStatus(lead.status, 'accept') !== null, 'lead_closed');
}

async function storeAnswer(change: Change, { request, lead, answer, now }: Answering) {
  const transition = answer.status === 'accepted' ? 'accept' : 'decline';
  const { by, to, event } = leadLifecycle[transition];
  await updateLeads(change.tx, {
    ids: [lead.id],
    event: transition,
    actor: by,
    from: lead.status,
    to,
    at: now,
    response: answer.response || null,
  });
  change.record({ type: event, leadId: lead.id, requestId: request.id });
}

/** The customer, and the other open pages of the professional. */
function tellBoth({ tell }: Change, { request, lead }: Answering, userId: string): void {
  for (const one of [request.customer_id, userId]) {
    tell(one, { type: 'lead.changed', requestId: request.id, leadId: lead.id });
  }
}

/** An acceptance moves the request, and lets the others go where enough have accepted. */
async function fill(change: Change, { request, lead, others, now }: Answering): Promise<LeadRow[]> {
  await moveRequest(change.tx, request, 'accept', {
    at: now,
    leadId: lead.id,
    professionalId: lead.professional_id,
  });
  const waiting = others.filter(({ status }) => nextLeadStatus(status, 'withdraw') !== null);
  if (countAccepted(others) + 1 < capacityOf(request.urgency) || waiting.length === 0) return [];
  const { by, to, event } = leadLifecycle.withdraw;
  await updateLeads(change.tx, {
    ids: waiting.map(({ id }) => id),
    event: 'withdraw',
    actor: by,
    from: 'pending',
    to,
    at: now,
    response: null,
  });
  const people = await findProfessionals(
    change.tx,
    waiting.map((other) => other.professional_id),
  );
  for (const { id, professional_id } of waiting) {
    change.record({ type: event, leadId: id, requestId: request.id });
    const userId = people.get(professional_id)?.userId;
    if (userId) change.tell(userId, { type: 'lead.changed', requestId: request.id, leadId: id });
  }
  return waiting;
}

function countAccepted(leads: readonly LeadRow[]): number {
  return leads.filter(({ status }) => status === 'accepted').length;
}
