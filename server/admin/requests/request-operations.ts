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
import { actorOf, recordAudit, type AuditAction } from '../audit/record-audit.ts';
import { assertRecentProof, type AdminCall } from '../auth/step-up.ts';

/** The operator's reason: in the audit log, shown to nobody else. */
type Reason = string | null | undefined;

/**
 * Deletes a request with its leads, conversations and files, and its notices; a review keeps
 * its rating.
 * @throws Refusal `not_found`, `reauth_required`
 */
export function deleteRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Reason,
): Promise<void> {
  return deleteByOperator(platform, id, {
    beforeDeletion: (tx) => assertRecentProof(tx, platform, call, 'deletion'),
    deleteRelated: deleteRequestNotices,
    recordAudit: auditOf(platform, call, { action: 'deleted', reason }),
  });
}

/** Cancels an open request. @throws Refusal `not_found`, `request_closed` */
export function cancelRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Reason,
): Promise<void> {
  return cancelByOperator(platform, id, auditOf(platform, call, { action: 'cancelled', reason }));
}

/** Opens a request again. @throws Refusal `not_found`, `not_eligible` */
export function reopenRequest(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Reason,
): Promise<void> {
  return reopenByOperator(platform, id, {
    isReviewed: async (db) => (await findReviewsByRequests(db, [id])).has(id),
    recordAudit: auditOf(platform, call, { action: 'reopened', reason }),
  });
}

/**
 * Contacts one professional by name (assignment).
 * @returns the id of the lead
 * @throws Refusal `not_found`, `request_closed`, `request_filled`, `already_contacted`, `not_eligible`
 */
export function assignByName(
  platform: Platform,
  call: AdminCall,
  id: string,
  { professionalId, insteadOf, reason }: Assignment,
): Promise<string> {
  const assignment = { professionalId, insteadOf: insteadOf ?? null };
  const witness = auditOf(platform, call, { action: 'assigned', reason });
  return assignByOperator(platform, id, assignment, witness);
}

interface Assignment {
  professionalId: string;
  insteadOf?: string | null | undefined;
  reason: string;
}

/** Withdraws a lead. @throws Refusal `not_found`, `lead_closed`, `request_closed` */
export function replaceLead(
  platform: Platform,
  call: AdminCall,
  id: string,
  reason: Reason,
): Promise<void> {
  return replaceByOperator(platform, id, auditOf(platform, call, { action: 'replaced', reason }));
}

interface RequestAct {
  action: AuditAction;
  reason: Reason;
}

/** The audit entry of an action on a request, written in its transaction. */
function auditOf(platform: Platform, call: AdminCall, { action, reason }: RequestAct): RecordAudit {
  return (tx, { requestId: id, ...how }) =>
    recordAudit(tx, platform, actorOf(call), {
      action,
      target: { kind: 'request', id },
      reason: reason || null,
      ...how,
    });
}
