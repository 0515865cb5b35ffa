import type { PaidPlanId } from '#contract/billing/subscriptions.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { DEMO_NEWCOMER, DEMO_PLUMBER, type DemoProfessional } from './professionals.ts';

/** Somebody of the demo who pays for a plan: at the stand-in for Stripe, once the program runs. */
export interface DemoPayer {
  userId: string;
  professionalId: string;
  name: string;
  email: string;
  planId: PaidPlanId;
}

const PAYERS = 16;
const ONE_IN = 4;

/** Those with the most work, and of them every fourth on the larger plan; nobody one signs in as. */
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

/** Their trial was long ago: no test card of the demo is used up by it. */
export async function insertPastTrials(tx: Tx, payers: readonly DemoPayer[], now: Date) {
  const rows = payers.map(({ professionalId }) => ({
    professional_id: professionalId,
    created_at: new Date(now.getTime() - 90 * DAY_MS),
    trial_used_at: new Date(now.getTime() - 90 * DAY_MS),
  }));
  await tx.insertInto('subscriptions').values(rows).execute();
}
