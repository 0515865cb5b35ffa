import type { AuditTarget } from '#contract/admin/audit.ts';
import {
  assignByOperator,
  cancelByOperator,
  deleteByOperator,
  reopenByOperator,
  replaceByOperator,
  type Witness,
} from '#server/matching/matching.ts';
import { forgetRequest } from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import { findReviewsByRequests } from '#server/reviews/reviews.ts';
import { actorOf, recordAudit, type AuditAction } from '../audit/audit.ts';
import { assertProven, type AdminCall } from '../door/step-up.ts';

/** What an operator says an act is for: kept in the log, told to nobody. */
type Why = string | null | undefined;

/**
 * Deletes a request with its leads, conversations and files, and what was told about it; a review keeps
 * its rating.
 * @throws Refusal `not_found`, `reauth_required`
 */
export function deleteRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Why,
): Promise<void> {
  return deleteByOperator(platform, id, {
    first: (tx) => assertProven(tx, platform, call, 'deletion'),
    forget: forgetRequest,
    witness: keep(platform, call, { action: 'deleted', target: { kind: 'request', id }, reason }),
  });
}

/** Cancels an open request. @throws Refusal `not_found`, `request_closed` */
export function cancelRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Why,
): Promise<void> {
  const deed = { action: 'cancelled', target: { kind: 'request', id }, reason } as const;
  return cancelByOperator(platform, id, keep(platform, call, deed));
}

/** Opens a request again. @throws Refusal `not_found`, `not_eligible` */
export function reopenRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Why,
): Promise<void> {
  const deed = { action: 'reopened', target: { kind: 'request', id }, reason } as const;
  return reopenByOperator(platform, id, {
    isReviewed: async (db) => (await findReviewsByRequests(db, [id])).has(id),
    witness: keep(platform, call, deed),
  });
}

/**
 * Has one professional asked by name.
 * @returns the id of the lead
 * @throws Refusal `not_found`, `request_closed`, `request_filled`, `already_contacted`, `not_eligible`
 */
export function assign(
  platform: Platform,
  call: AdminCall,
  id: string,
  { professionalId, insteadOf, reason }: Assignment,
): Promise<string> {
  const deed = { action: 'assigned', target: { kind: 'request', id }, reason } as const;
  const assignment = { professionalId, insteadOf: insteadOf ?? null };
  return assignByOperator(platform, id, assignment, keep(platform, call, deed));
}

interface Assignment {
  professionalId: string;
  insteadOf?: string | null | undefined;
  reason: string;
}

/** Lets one of those who were asked go. @throws Refusal `not_found`, `lead_closed`, `request_closed` */
export function replaceLead(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Why,
): Promise<void> {
  const deed = { action: 'replaced', target: { kind: 'lead', id }, reason } as const;
  return replaceByOperator(platform, id, keep(platform, call, deed));
}

interface Act {
  action: AuditAction;
  target: { kind: AuditTarget; id: string };
  reason: Why;
}

/** Writes an act into the log, in the transaction that does it. */
function keep(platform: Platform, call: AdminCall, act: Act): Witness {
  const reason = act.reason || null;
  return (tx, how) => recordAudit(tx, platform, actorOf(call), { ...act, reason, ...how });
}
