import { deleteStoredBytes, listFilesOfRequest } from '#server/files/files.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteRequestRow, isOpen } from '#server/requests/requests.ts';
import { cancelLocked } from '../transitions/cancel-request.ts';
import { withLockedRequest, publishLeadChanges } from '../transitions/locked-request.ts';
import type { RecordAudit } from './record-audit.ts';

interface Hooks {
  /** Before anything is changed. */
  beforeDeletion(tx: Tx): Promise<void>;
  /** Deletes what other domains store about it. */
  deleteRelated(tx: Tx, gone: RequestToDelete): Promise<void>;
  recordAudit: RecordAudit;
}

/** A request that is being deleted, and the people in it. */
export interface RequestToDelete {
  requestId: string;
  leadIds: string[];
  customerId: string;
  professionalIds: string[];
}

/**
 * An operator deletes a request with its leads, conversations and files. An open one is cancelled first:
 * unanswered contacts are refunded, and the people in it are notified. A review keeps its
 * rating.
 * @throws Refusal `not_found`, and whatever `first` throws
 */
export async function deleteByOperator(
  platform: Platform,
  requestId: string,
  { beforeDeletion, deleteRelated, recordAudit }: Hooks,
): Promise<void> {
  const files = await withLockedRequest(platform, requestId, async (locked) => {
    const { change, request, leads } = locked;
    const { tx, record } = change;
    await beforeDeletion(tx);
    const wasOpen = isOpen(request.status);
    const withdrawn = wasOpen ? await cancelLocked(locked, { by: 'operator', reason: null }) : [];
    const fileIds = await listFilesOfRequest(tx, requestId);
    await deleteRequestRow(tx, requestId);
    await deleteRelated(tx, {
      requestId,
      leadIds: leads.map(({ id }) => id),
      customerId: request.customer_id,
      professionalIds: leads.map((lead) => lead.professional_id),
    });
    if (wasOpen) {
      record({
        type: 'request.deleted',
        requestId,
        customerId: request.customer_id,
        language: request.language,
        professionId: request.profession_id,
        area: request.area,
        leads: withdrawn.map(({ id, professional_id: professionalId }) => ({ id, professionalId })),
      });
    } else await publishLeadChanges(locked, []);
    await recordAudit(tx, {
      requestId,
      before: { status: request.status, leads: leads.length, files: fileIds.length },
      after: { leadsWithdrawn: withdrawn.length },
    });
    return fileIds;
  });
  await deleteStoredBytes(platform.files, files);
}
