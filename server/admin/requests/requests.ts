import {
  assignByOperator,
  cancelByOperator,
  deleteByOperator,
  reopenByOperator,
  replaceByOperator,
  type RecordAudit,
} from '#server/matching/matching.ts';
import { deleteRequestNotices } from '#server/notifications/notifications.ts';
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
    beforeDeletion: (tx) => assertProven(tx, platform, call, 'deletion'),
    deleteRelated: deleteRequestNotices,
    recordAudit: keep(platform, call, { action: 'deleted', reason }),
  });
}

/** Cancels an open request. @throws Refusal `not_found`, `request_closed` */
export function cancelRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Why,
): Promise<void> {
  return cancelByOperator(platform, id, keep(platform, call, { action: 'cancelled', reason }));
}

/** Opens a request again. @throws Refusal `not_found`, `not_eligible` */
export function reopenRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Why,
): Promise<void> {
  return reopenByOperator(platform, id, {
    isReviewed: async (db) => (await findReviewsByRequests(db, [id])).has(id),
    recordAudit: keep(platform, call, { action: 'reopened', reason }),
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
  const assignment = { professionalId, insteadOf: insteadOf ?? null };
  const witness = keep(platform, call, { action: 'assigned', reason });
  return assignByOperator(platform, id, assignment, witness);
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
  return replaceByOperator(platform, id, keep(platform, call, { action: 'replaced', reason }));
}

interface Act {
  action: AuditAction;
  reason: Why;
}

/** Writes an act about a request into the log, in the transaction that does it. */
function keep(platform: Platform, call: AdminCall, { action, reason }: Act): RecordAudit {
  return (tx, { requestId: id, ...how }) =>
    recordAudit(tx, platform, actorOf(call), {
      action,
      target: { kind: 'request', id },
      reason: reason || null,
      ...how,
    });
}
