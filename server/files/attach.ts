import type { Attachment, FilePurpose } from '#contract/files.ts';
import type { Db, Tx } from '#server/platform/database/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentFile } from './present.ts';
import { listByHost, updateHost, type Host } from './queries.ts';

/**
 * Attaches the customer's uploaded photos to a request, in this order.
 * @throws Refusal `invalid_input` where one is not theirs, was not uploaded for a request, or is attached
 *   already
 */
export function attachRequestPhotos(
  tx: Tx,
  photos: { ownerUserId: string; requestId: string; photoIds: readonly string[] },
): Promise<void> {
  const { ownerUserId, requestId, photoIds } = photos;
  const by = { ownerUserId, purpose: 'request', field: 'photoIds' } as const;
  return attach(tx, by, { request_id: requestId }, photoIds);
}

/** Attaches files of a sender to their message, in this order. @throws Refusal as for photos */
export function attachToMessage(
  tx: Tx,
  files: { ownerUserId: string; messageId: string; fileIds: readonly string[] },
): Promise<void> {
  const { ownerUserId, messageId, fileIds } = files;
  const by = { ownerUserId, purpose: 'message', field: 'attachmentIds' } as const;
  return attach(tx, by, { message_id: messageId }, fileIds);
}

/** Attaches a professional's photos to their report that the work is done. @throws Refusal as for photos */
export async function attachToCompletion(
  tx: Tx,
  photos: {
    ownerUserId: string;
    completionId: string;
    beforeIds: readonly string[];
    afterIds: readonly string[];
  },
): Promise<void> {
  const { ownerUserId, completionId, beforeIds, afterIds } = photos;
  const host = { completion_id: completionId };
  await attach(tx, { ownerUserId, purpose: 'before', field: 'beforeIds' }, host, beforeIds);
  await attach(tx, { ownerUserId, purpose: 'after', field: 'afterIds' }, host, afterIds);
}

/** The photos of a report that the work is done. */
export async function findCompletionPhotos(
  db: Db,
  completionId: string,
): Promise<{ before: Attachment[]; after: Attachment[] }> {
  const files = await listByHost(db, 'completion_id', [completionId]);
  const of = (purpose: FilePurpose) =>
    files.filter((file) => file.purpose === purpose).map(presentFile);
  return { before: of('before'), after: of('after') };
}

/** The photos of these requests, by request. */
export function findRequestPhotos(
  db: Db,
  requestIds: readonly string[],
): Promise<Map<string, Attachment[]>> {
  return findAttachments(db, 'request_id', requestIds);
}

/** The files of these messages, by message. */
export function findMessageAttachments(
  db: Db,
  messageIds: readonly string[],
): Promise<Map<string, Attachment[]>> {
  return findAttachments(db, 'message_id', messageIds);
}

async function attach(
  tx: Tx,
  { ownerUserId, purpose, field }: { ownerUserId: string; purpose: FilePurpose; field: string },
  host: Host,
  ids: readonly string[],
): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const attached = await updateHost(tx, { id, ownerUserId, purpose }, { ...host, position });
    if (!attached) {
      const details = [{ field: `${field}.${position}`, problem: 'not_allowed' }];
      throw new Refusal('invalid_input', { details });
    }
  }
}

async function findAttachments(
  db: Db,
  host: 'request_id' | 'message_id',
  ids: readonly string[],
): Promise<Map<string, Attachment[]>> {
  if (ids.length === 0) return new Map();
  const files = await listByHost(db, host, ids);
  const byHost = Map.groupBy(files, (file) => file[host] ?? '');
  return new Map([...byHost].map(([id, ofOne]) => [id, ofOne.map(presentFile)]));
}
