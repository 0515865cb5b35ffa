import { findUsers } from '#server/accounts/accounts.ts';
import type { Db } from '#server/platform/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { findProfessionals } from '#server/professionals/professionals.ts';
import { moveRequest, noteShort } from '#server/requests/requests.ts';
import { changeLife, tellPages, type Life } from '../life.ts';
import type { Witness } from './witness.ts';

/** What is asked of other domains, within the transaction. */
interface Asking {
  isReviewed(db: Db, requestId: string): Promise<boolean>;
}

/**
 * An operator opens a request again: a cancelled one looks for people it has not asked yet, a completed
 * one is with the hired professional again. The customer is told, and that professional.
 * @throws Refusal `not_found`, and `not_eligible` for one that is open or reviewed, whose customer or
 *   professional has left, or whose need was sent again meanwhile
 */
export async function reopenByOperator(
  platform: Platform,
  requestId: string,
  { isReviewed, witness }: Asking & { witness: Witness },
): Promise<void> {
  try {
    await changeLife(platform, requestId, async (life) => {
      const { change, request, now } = life;
      const { status: was } = request;
      const customer = (await findUsers(change.tx, [request.customer_id])).get(request.customer_id);
      assertThat(customer !== undefined && !customer.isErased, 'not_eligible');
      if (was === 'cancelled') await searchAgain(life);
      else if (was === 'completed') await workAgain(life, isReviewed);
      else throw new Refusal('not_eligible');
      change.record({ type: 'request.reopened', requestId, was, at: now.toISOString() });
      const after = { status: was === 'cancelled' ? 'pending' : 'in_progress' };
      await witness(change.tx, { requestId, before: { status: was }, after });
    });
  } catch (error) {
    if (isSentAgain(error)) throw new Refusal('not_eligible');
    throw error;
  }
}

/** The search itself begins in the wake of it, as after everybody who is let go. */
async function searchAgain(life: Life): Promise<void> {
  const { change, request, now } = life;
  await moveRequest(change.tx, request, 'reopenCancelled', {
    at: now,
    set: {
      professional_id: null,
      hired_at: null,
      completion_reported_at: null,
      ended_at: null,
      cancel_reason: null,
    },
  });
  await noteShort(change.tx, request.id, true);
  await tellPages(life, []);
}

async function workAgain(life: Life, isReviewed: Asking['isReviewed']): Promise<void> {
  const { change, request, leads, now } = life;
  const hiredId = request.professional_id;
  const hired = hiredId && (await findProfessionals(change.tx, [hiredId])).get(hiredId);
  if (!hired || hired.userId === null) throw new Refusal('not_eligible');
  assertThat(!(await isReviewed(change.tx, request.id)), 'not_eligible');
  await moveRequest(change.tx, request, 'reopenCompleted', {
    at: now,
    set: { completion_reported_at: null, ended_at: null },
  });
  await tellPages(
    life,
    leads.filter((lead) => lead.professional_id === hiredId),
  );
}

/** The same need of the same day is open: the database holds that nobody has two of them. */
function isSentAgain(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '23P01';
}
