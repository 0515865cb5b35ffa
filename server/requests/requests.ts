import type { RequestStatus } from '#contract/statuses.ts';
import type { Db } from '#server/platform/db.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { fingerprintOf } from './fingerprint.ts';
import { nextRequestStatus, requestLifecycle, type RequestEvent } from './lifecycle.ts';
import {
  findByIdempotencyKey,
  insertRequest,
  updateStatus,
  type NewRequest,
  type RequestRow,
} from './queries.ts';

export { isOpen } from './lifecycle.ts';
export {
  findById as findRequest,
  findByIds as findRequests,
  findPageByCustomer as listRequestsByCustomer,
  findWaiting as listWaitingRequests,
  lockById as lockRequest,
  type RequestRow,
} from './queries.ts';
export { phoneAsKept, sharedEmail, sharedPhone } from './shared-contact.ts';

/** A need as submitted, with the status it begins in. */
export type SubmittedNeed = Omit<NewRequest, 'fingerprint' | 'status'> & {
  status: 'sent' | 'pending';
};

/**
 * Stores a customer's need. The same key with the same need answers the request it made before.
 * @returns the request, and whether it was stored just now
 * @throws Refusal `idempotency_key_reused` for the key of another need, `duplicate_request` while the
 *   same need of the last 24 hours is open
 */
export async function storeRequest(
  db: Db,
  need: SubmittedNeed,
): Promise<{ request: RequestRow; isNew: boolean }> {
  const fingerprint = fingerprintOf(need);
  const stored = await insertRequest(db, { ...need, fingerprint });
  if (stored) return { request: stored, isNew: true };
  return { request: await getEarlier(db, need, fingerprint), isNew: false };
}

async function getEarlier(
  db: Db,
  need: Pick<NewRequest, 'customer_id' | 'idempotency_key'>,
  fingerprint: Buffer,
): Promise<RequestRow> {
  const earlier =
    need.idempotency_key === null
      ? undefined
      : await findByIdempotencyKey(db, need.customer_id, need.idempotency_key);
  if (earlier === undefined) throw new Refusal('duplicate_request');
  assertThat(earlier.fingerprint.equals(fingerprint), 'idempotency_key_reused');
  return earlier;
}

/**
 * Moves a locked request by an event of its lifecycle and writes its history; a status that stays is
 * no line of it. `professionalId` becomes the request's professional where it has none.
 * @returns the new status
 * @throws Error where the lifecycle does not allow it: ask `nextRequestStatus` first
 */
export async function moveRequest(
  db: Db,
  request: Pick<RequestRow, 'id' | 'status'>,
  event: RequestEvent,
  circumstances: { at: Date; leadId?: string; professionalId?: string },
): Promise<RequestStatus> {
  const to = nextRequestStatus(request.status, event);
  if (!to) throw new Error(`request ${request.id} cannot ${event} while ${request.status}`);
  if (to === request.status) return to;
  await updateStatus(db, {
    id: request.id,
    event,
    actor: requestLifecycle[event].by,
    from: request.status,
    to,
    at: circumstances.at,
    leadId: circumstances.leadId ?? null,
    professionalId: circumstances.professionalId ?? null,
  });
  return to;
}
