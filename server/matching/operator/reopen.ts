import { findUsers } from '#server/accounts/accounts.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { moveRequest, markShort } from '#server/requests/requests.ts';
import {
  withLockedRequest,
  publishLeadChanges,
  type LockedRequest,
} from '../transitions/locked-request.ts';
import type { RecordAudit } from './record-audit.ts';

/** Checks of other domains, within the transaction. */
interface ReopenChecks {
  isReviewed(db: Db, requestId: string): Promise<boolean>;
}

/**
 * An operator reopens a request: a cancelled one searches among professionals not contacted yet, a completed one is with the hired professional
 * again. The customer is notified, and that professional.
 * @throws Refusal `not_found`, and `not_eligible` for one that is open or reviewed, whose customer or
 *   professional has left, or whose need was submitted again meanwhile
 */
export async function reopenByOperator(
  platform: Platform,
  requestId: string,
  { isReviewed, recordAudit }: ReopenChecks & { recordAudit: RecordAudit },
): Promise<void> {
  try {
    await withLockedRequest(platform, requestId, async (locked) => {
      const { change, request } = locked;
      const { status: was } = request;
      const customer = (await findUsers(change.tx, [request.customer_id])).get(request.customer_id);
      assertThat(customer !== undefined && !customer.isErased, 'not_eligible');
      if (was === 'cancelled') await reopenCancelled(locked);
      else if (was === 'completed') await reopenCompleted(locked, isReviewed);
      else throw new Refusal('not_eligible');
      const after = { status: was === 'cancelled' ? 'pending' : 'in_progress' };
      await recordAudit(change.tx, { requestId, before: { status: was }, after });
    });
  } catch (error) {
    if (isDuplicateRequest(error)) throw new Refusal('not_eligible');
    throw error;
  }
}

/** The search itself begins as a reaction to the event, as after every withdrawn lead. */
async function reopenCancelled(locked: LockedRequest): Promise<void> {
  const { change, request, now } = locked;
  await moveRequest(change, request, 'reopenCancelled', {
    at: now,
    set: {
      professional_id: null,
      hired_at: null,
      completion_reported_at: null,
      ended_at: null,
      cancel_reason: null,
    },
  });
  await markShort(change.tx, request.id, true);
  await publishLeadChanges(locked, []);
}

async function reopenCompleted(
  locked: LockedRequest,
  isReviewed: ReopenChecks['isReviewed'],
): Promise<void> {
  const { change, request, leads, now } = locked;
  const hiredId = request.professional_id;
  const hired = hiredId && (await findProfessionals(change.tx, [hiredId])).get(hiredId);
  if (!hired || hired.userId === null) throw new Refusal('not_eligible');
  assertThat(!(await isReviewed(change.tx, request.id)), 'not_eligible');
  await moveRequest(change, request, 'reopenCompleted', {
    at: now,
    set: { completion_reported_at: null, ended_at: null },
  });
  await publishLeadChanges(
    locked,
    leads.filter((lead) => lead.professional_id === hiredId),
  );
}

/** The same need of the same day is open: a unique index forbids two of them. */
function isDuplicateRequest(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23P01';
}
