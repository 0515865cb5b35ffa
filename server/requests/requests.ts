import type { LifeActor } from '#contract/requests/statuses.ts';
import type { Change } from '#server/platform/change.ts';
import type { Db } from '#server/platform/database/db.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { Trace } from '#server/platform/tracing/trace.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  domainEventOf,
  nextRequestStatus,
  requestLifecycle,
  type RequestEvent,
} from './lifecycle.ts';
import {
  findByIdempotencyKey,
  insertRequests,
  updateStatus,
  type LaterFields,
  type NewRequest,
  type RequestRow,
} from './queries.ts';

export { extraAnswersOf, presentSchedule } from './present.ts';
export { completesAt, isOpen, SILENCE_COMPLETES_AFTER_DAYS } from './lifecycle.ts';
export {
  deleteRequestRow,
  listEarlierPlaces,
  findRequest,
  findRequests,
  lockRequest,
  markShort,
  nameProfessional,
  widen,
  type RequestRow,
} from './queries.ts';
export {
  listHistory,
  listReportedBefore,
  listShortRequests,
  listShortRequestsWithin,
} from './queries-lifecycle.ts';
export { countRequestsByProfession } from './queries-catalogue.ts';
export {
  eraseRequests,
  exportRequests,
  listOpenRequestIds,
  listRequestIds,
} from './personal-data.ts';
export { normalizePhone, sharedEmail, sharedPhone } from './shared-contact.ts';

/** A submitted need, with its initial status. */
export type SubmittedNeed = Omit<NewRequest, 'fingerprint' | 'status'> & {
  status: 'sent' | 'pending';
};

type Recording = Pick<Change, 'tx' | 'record'>;

/**
 * Stores customers' needs, and records an event for each where nobody could be contacted; undefined in
 * the place of one that was stored before. `traces`: what each is part of, where they were submitted
 * by several calls.
 */
export async function storeRequests(
  { tx, record }: Recording,
  needs: readonly SubmittedNeed[],
  traces: readonly (Trace | undefined)[] = [],
): Promise<(RequestRow | undefined)[]> {
  const stored = await insertRequests(
    tx,
    needs.map((need) => ({ ...need, fingerprint: fingerprintOf(need) })),
  );
  for (const [place, request] of stored.entries()) {
    if (request?.status !== 'pending') continue;
    record({ type: 'request.pending', requestId: request.id }, traces[place]);
  }
  return stored;
}

/**
 * The request as which a need was stored before, by its idempotency key.
 * @throws Refusal `idempotency_key_reused` for the key of another need, `duplicate_request` while the
 *   same need of the last 24 hours is open
 */
export async function getEarlierRequest(
  db: Db,
  need: Omit<SubmittedNeed, 'status' | 'is_short'>,
): Promise<RequestRow> {
  const earlier =
    need.idempotency_key === null
      ? undefined
      : await findByIdempotencyKey(db, need.customer_id, need.idempotency_key);
  if (earlier === undefined) throw new Refusal('duplicate_request');
  assertThat(earlier.fingerprint.equals(fingerprintOf(need)), 'idempotency_key_reused');
  return earlier;
}

export interface Circumstances {
  at: Date;
  /** The actor, where the lifecycle names several. */
  by?: LifeActor;
  leadId?: string | null;
  /** The note written with it. */
  note?: string | null;
  /** Columns set beside the status. */
  set?: Partial<Pick<RequestRow, LaterFields>>;
}

/**
 * Moves a locked request by an event of its lifecycle, writes its history and records its domain event; a no-op where nothing
 * changes.
 * @throws Error where the lifecycle does not allow it: ask `nextRequestStatus` first
 */
export async function moveRequest(
  { tx, record }: Recording,
  request: RequestRow,
  event: RequestEvent,
  { at, by, leadId = null, note = null, set = {} }: Circumstances,
): Promise<void> {
  const actors: readonly LifeActor[] = requestLifecycle[event].by;
  const actor = by ?? actors[0]!;
  const to = nextRequestStatus(request.status, event);
  if (!to || !actors.includes(actor)) {
    throw new Error(`request ${request.id} cannot ${event} by ${actor} while ${request.status}`);
  }
  if (to === request.status && Object.keys(set).length === 0) return;
  const { id, status: from } = request;
  await updateStatus(tx, { id, event, actor, from, to, at, leadId, note, set });
  const recorded = domainEventOf(event, { requestId: id, from, actor, at, leadId });
  if (recorded) record(recorded);
}
