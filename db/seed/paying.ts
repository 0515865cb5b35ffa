import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { DEMO_NEWCOMER, DEMO_PLUMBER, type DemoProfessional } from './professionals.ts';

/** A professional of the demo who subscribes to a plan in the sandbox, once the program runs. */
export interface DemoPayer {
  userId: string;
  professionalId: string;
  name: string;
  email: string;
  planId: PaidPlanId;
}

const PAYERS = 16;
const ONE_IN = 4;

/**
 * Those with the most work, every fourth of them on the larger plan; none of the sign-in accounts.
 */
export function demoPayers(professionals: readonly DemoProfessional[]): DemoPayer[] {
  return professionals
    .filter(({ id }) => id !== DEMO_PLUMBER.id && id !== DEMO_NEWCOMER.id)
    .toSorted((a, b) => b.reviewedJobs - a.reviewedJobs)
    .slice(0, PAYERS)
    .map(({ id, userId, name, email }, place) => ({
      userId,
      professionalId: id,
      name,
      email,
      planId: place % ONE_IN === ONE_IN - 1 ? 'premium' : 'professional',
    }));
}

/** Their trial was long ago: it uses up no test card of the demo. */
export async function insertPastTrials(tx: Tx, payers: readonly DemoPayer[], now: Date) {
  const rows = payers.map(({ professionalId }) => ({
    professional_id: professionalId,
    created_at: new Date(now.getTime() - 90 * DAY_MS),
    trial_used_at: new Date(now.getTime() - 90 * DAY_MS),
  }));
  await tx.insertInto('subscriptions').values(rows).execute();
}
