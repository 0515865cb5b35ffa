import { DAY_MS } from '#contract/durations.ts';
import { inBatches } from '#server/platform/batches.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  completesAt,
  listReportedBefore,
  moveRequest,
  SILENCE_COMPLETES_AFTER_DAYS,
} from '#server/requests/requests.ts';
import {
  withLockedRequest,
  withOwnLockedRequest,
  publishLeadChanges,
  type LockedRequest,
} from './locked-request.ts';
import { assertWorksThere } from './assert-works-there.ts';
import { findLead, type LeadRow } from '#server/matching/queries.ts';

/**
 * The customer confirms completion, or with `done: false` objects to it, whatever the professional
 * reported. Idempotent.
 * @throws Refusal `not_found`, `not_in_progress`
 */
export function completeRequest(
  platform: Platform,
  customer: { userId: string },
  requestId: string,
  done: boolean,
): Promise<void> {
  return withOwnLockedRequest(platform, customer, requestId, async (locked) => {
    const { change, request, now } = locked;
    if (done && request.status === 'completed') return;
    assertThat(request.status === 'in_progress', 'not_in_progress');
    if (done) {
      await moveRequest(change, request, 'complete', { at: now, set: { ended_at: now } });
    } else {
      if (request.completion_reported_at === null) return;
      const set = { completion_reported_at: null };
      await moveRequest(change, request, 'objectToCompletion', { at: now, set });
    }
    await publishLeadChanges(locked, hiredIn(locked));
  });
}

/**
 * The hired professional reports completion: the customer confirms, objects, or is silent for seven
 * days. Idempotent.
 * @throws Refusal `not_found`, `not_in_progress`
 */
export async function reportCompletion(
  platform: Platform,
  { professionalId, userId }: { professionalId: string; userId: string },
  leadId: string,
): Promise<void> {
  const found = await findLead(platform.db, leadId);
  assertThat(found?.professional_id === professionalId, 'not_found');
  await withLockedRequest(platform, found.request_id, async (locked) => {
    await assertWorksThere(locked, { professionalId, userId });
    await reportLocked(locked, professionalId);
  });
}

/** The same within a change that has locked the request. */
export async function reportLocked(locked: LockedRequest, professionalId: string): Promise<void> {
  const { change, request, leads, now } = locked;
  const isTheirs = request.professional_id === professionalId;
  assertThat(request.status === 'in_progress' && isTheirs, 'not_in_progress');
  if (request.completion_reported_at !== null) return;
  const leadId = leads.find((one) => one.professional_id === professionalId)?.id ?? null;
  const set = { completion_reported_at: now };
  await moveRequest(change, request, 'reportCompletion', { at: now, leadId, set });
  await publishLeadChanges(locked, hiredIn(locked));
}

/** Run by a timer: completes requests reported done seven days ago without an objection. */
export async function completeOverdueReports(platform: Platform): Promise<void> {
  const lastReport = platform.clock.now().getTime() - SILENCE_COMPLETES_AFTER_DAYS * DAY_MS;
  await inBatches(100, async (limit) => {
    const due = await listReportedBefore(platform.db, new Date(lastReport), limit);
    for (const { id } of due) await completeUnanswered(platform, id);
    return due.length;
  });
}

function completeUnanswered(platform: Platform, requestId: string): Promise<void> {
  return withLockedRequest(platform, requestId, async (locked) => {
    const { change, request, now } = locked;
    const reportedAt = request.completion_reported_at;
    if (request.status !== 'in_progress' || reportedAt === null) return;
    if (completesAt(reportedAt) > now) return;
    await moveRequest(change, request, 'completeBySilence', { at: now, set: { ended_at: now } });
    await publishLeadChanges(locked, hiredIn(locked));
  });
}

function hiredIn({ request, leads }: LockedRequest): LeadRow[] {
  return leads.filter((lead) => lead.professional_id === request.professional_id);
}
