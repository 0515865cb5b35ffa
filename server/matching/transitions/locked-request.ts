import type { EndReason } from '#contract/requests/statuses.ts';
import { change, type Change } from '#server/platform/change.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { lockRequest, type RequestRow } from '#server/requests/requests.ts';
import { refundQuota } from '#server/subscriptions/subscriptions.ts';
import { leadLifecycle, nextLeadStatus, type LeadEvent } from '#server/matching/lifecycle.ts';
import {
  findLeadsByRequests,
  updateLeads,
  type LeadMoveAnswer,
  type LeadRow,
  type MovedLead,
} from '#server/matching/queries.ts';

/** A request whose row is locked, with its leads: no concurrent transaction moves any of them. */
export interface LockedRequest {
  change: Change;
  request: RequestRow;
  leads: LeadRow[];
  now: Date;
}

/**
 * Runs a change of a request or its leads. The lock on its row
 * serializes all changes to it.
 * @throws Refusal `not_found`, and whatever `work` throws, after rolling everything back
 */
export async function withLockedRequest<T>(
  platform: Platform,
  requestId: string,
  work: (locked: LockedRequest) => Promise<T>,
): Promise<T> {
  return change(platform, async (change) => {
    const request = await lockRequest(change.tx, requestId);
    assertThat(request !== undefined, 'not_found');
    const leads = await findLeadsByRequests(change.tx, [requestId]);
    return work({ change, request, leads, now: platform.clock.now() });
  });
}

/** As `withLockedRequest`, for the customer whose request it is. @throws Refusal `not_found` for others */
export function withOwnLockedRequest<T>(
  platform: Platform,
  { userId }: { userId: string },
  requestId: string,
  work: (locked: LockedRequest) => Promise<T>,
): Promise<T> {
  return withLockedRequest(platform, requestId, (locked) => {
    assertThat(locked.request.customer_id === userId, 'not_found');
    return work(locked);
  });
}

export interface LeadMoveDetails {
  because?: EndReason;
  answer?: LeadMoveAnswer;
  /** The note written with it. */
  note?: string | null;
  /** Whether an operator caused it. */
  byOperator?: boolean;
}

/** Moves leads by an event of their lifecycle and records it; ask `nextLeadStatus` first. */
export async function moveLeads(
  { change: { tx, record }, request, now }: LockedRequest,
  leads: readonly LeadRow[],
  event: LeadEvent,
  { because, answer, note, byOperator }: LeadMoveDetails = {},
): Promise<MovedLead[]> {
  if (leads.length === 0) return [];
  const wrong = leads.find(({ status }) => nextLeadStatus(status, event) === null);
  if (wrong) throw new Error(`lead ${wrong.id} cannot ${event} while ${wrong.status}`);
  const { by: actor, to } = leadLifecycle[event];
  const moved = await updateLeads(tx, {
    ids: leads.map(({ id }) => id),
    event,
    actor,
    to,
    at: now,
    because: because ?? null,
    answer: answer ?? null,
    note: note ?? null,
  });
  for (const { id: leadId } of leads) {
    const about = { leadId, requestId: request.id };
    if (event !== 'withdraw') record({ type: leadLifecycle[event].event, ...about });
    else {
      const ended = { ...about, because: because ?? 'gone', ...(byOperator && { byOperator }) };
      record({ type: 'lead.withdrawn', ...ended });
    }
  }
  return moved;
}

/**
 * Withdraws leads, and refunds the quota of those who had not answered. @returns the professionals whose quota has room again, to pass to professionals' front
 * door
 */
export async function withdrawLeads(
  locked: LockedRequest,
  leads: readonly LeadRow[],
  because: EndReason,
  { byOperator = false } = {},
): Promise<string[]> {
  const moved = await moveLeads(locked, leads, 'withdraw', { because, byOperator });
  const unanswered = moved.filter(({ was }) => was === 'pending').map(({ id }) => id);
  return refundQuota(locked.change.tx, unanswered, 'withdrawn', locked.now);
}

/** Publishes a live event to the open pages of everybody who works for the professional of a lead. */
export async function publishToTeam(
  { change: { tx, publishLive }, request }: Pick<LockedRequest, 'change' | 'request'>,
  { id: leadId, professional_id }: LeadRow,
): Promise<void> {
  const people = await findProfessionals(tx, [professional_id]);
  for (const userId of people.get(professional_id)?.userIds ?? []) {
    publishLive(userId, { type: 'lead.changed', requestId: request.id, leadId });
  }
}

/**
 * Publishes live events to the open pages of the customer, and of the professionals of these leads.
 */
export async function publishLeadChanges(
  { change: { tx, publishLive }, request }: LockedRequest,
  leads: readonly LeadRow[],
): Promise<void> {
  const [only] = leads;
  const requestId = request.id;
  publishLive(
    request.customer_id,
    only && leads.length === 1
      ? { type: 'lead.changed', requestId, leadId: only.id }
      : { type: 'request.changed', requestId },
  );
  const people = await findProfessionals(
    tx,
    leads.map((lead) => lead.professional_id),
  );
  for (const { id: leadId, professional_id } of leads) {
    for (const userId of people.get(professional_id)?.userIds ?? []) {
      publishLive(userId, { type: 'lead.changed', requestId, leadId });
    }
  }
}
