import { forgetBytes, listFilesOfRequest } from '#server/files/files.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { deleteRequestRow, isOpen } from '#server/requests/requests.ts';
import { cancel } from '../cancel.ts';
import { changeLife, tellPages } from '../life.ts';
import type { Witness } from './witness.ts';

interface Hooks {
  /** Before anything is changed. */
  first(tx: Tx): Promise<void>;
  /** What other domains keep about it is theirs to take out. */
  forget(tx: Tx, gone: GoneRequest): Promise<void>;
  witness: Witness;
}

/** A request that is being deleted, and whom it was about. */
export interface GoneRequest {
  requestId: string;
  leadIds: string[];
  customerId: string;
  professionalIds: string[];
}

/**
 * An operator deletes a request with its leads, conversations and files. An open one is cancelled first:
 * contacts that nobody answered are given back, and whoever was part of it is told. A review keeps its
 * rating.
 * @throws Refusal `not_found`, and whatever `first` throws
 */
export async function deleteByOperator(
  platform: Platform,
  requestId: string,
  { first, forget, witness }: Hooks,
): Promise<void> {
  const files = await changeLife(platform, requestId, async (life) => {
    const { change, request, leads } = life;
    const { tx, record } = change;
    await first(tx);
    const wasOpen = isOpen(request.status);
    const letGo = wasOpen ? await cancel(life, { by: 'operator', reason: null }) : [];
    const fileIds = await listFilesOfRequest(tx, requestId);
    await deleteRequestRow(tx, requestId);
    await forget(tx, {
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
        leads: letGo.map(({ id, professional_id: professionalId }) => ({ id, professionalId })),
      });
    } else await tellPages(life, []);
    await witness(tx, {
      requestId,
      before: { status: request.status, leads: leads.length, files: fileIds.length },
      after: { leadsWithdrawn: letGo.length },
    });
    return fileIds;
  });
  await forgetBytes(platform.files, files);
}
