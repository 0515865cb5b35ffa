import { setTimeout as sleep } from 'node:timers/promises';
import {
  cancelSubscription,
  changePlan,
  createSubscription,
  refreshSubscription,
  resumeSubscription,
  type PaidPlanId,
} from '#contract/billing/subscriptions.ts';
import type { Sender } from '#faults/load/send.ts';
import { comparePlans, faultsOfPlans, type PlanLedger } from '#faults/oracle/plans.ts';
import { insertProfessional, type SignedIn } from '#faults/site/people.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import type { Database } from '#server/platform/database/db.ts';
import type { Attempt } from '#faults/oracle/ledger.ts';
import type { Traffic } from './traffic.ts';

/** Where plans are paid for: our database, the calls, and the card form, which is Stripe's. */
export interface Till {
  db: Database;
  sender: Sender;
  operations: Pick<StripeSandbox['operations'], 'findIntent' | 'confirmIntent'>;
  ledger: PlanLedger;
}

/** Professionals of a trade that nobody asks for, one after the other, each with a paid plan. */
export function planTraffic(till: Till, attempts: Attempt[]): Traffic {
  const refusals: string[] = [];
  return {
    kind: 'plan',
    attempts,
    async run(goesOn) {
      for (let number = 0; goesOn(); number += 1) {
        const payer = await insertProfessional(till.db, 'mover', `payer${number}`);
        const acts = number % (CHANGES.length + 1);
        const note = (error: unknown) =>
          refusals.push(`A plan could not be paid: ${String(error)}`);
        await payFor(till, payer, { acts, goesOn }).catch(note);
      }
    },
    acked: () => attempts.filter(({ status }) => status === 200).length,
    faults: async () => [...refusals, ...faultsOfPlans(await comparePlans(till.db, till.ledger))],
  };
}

type Act = 'premium' | 'cancel' | 'resume' | 'professional';

/** What is done with a plan that was begun; some do only the first of it. */
const CHANGES: readonly Act[] = ['premium', 'cancel', 'resume', 'professional', 'cancel'];
/** Of a visitor who looks at the page in between, in milliseconds. */
const PAUSE_MS = 300;

/** Begins a plan by card, and changes it so many times; each act is in the ledger once acknowledged. */
export async function payFor(
  { db, sender, operations, ledger }: Till,
  payer: SignedIn & { professionalId: string },
  { acts, goesOn }: { acts: number; goesOn: () => boolean },
): Promise<void> {
  const { professionalId } = payer;
  const begun = await sender.ask(payer, createSubscription, { body: { planId: 'professional' } });
  // There are few test cards, and each has one trial.
  await db.deleteFrom('trial_claims').where('kind', '=', 'card').execute();
  await giveCard(operations, begun.clientSecret);
  const { standing } = await sender.ask(payer, refreshSubscription, {});
  if (standing !== 'trialing') throw new Error(`The plan of ${professionalId} is ${standing}`);
  const state = { plan: 'professional' as PaidPlanId, isEnding: false };
  ledger.set(professionalId, { ...state });
  for (const act of CHANGES.slice(0, acts)) {
    if (!goesOn()) return;
    await sleep(PAUSE_MS);
    if (act === 'cancel') await sender.ask(payer, cancelSubscription, { body: {} });
    else if (act === 'resume') await sender.ask(payer, resumeSubscription, { body: {} });
    else await sender.ask(payer, changePlan, { body: { planId: act } });
    if (act === 'cancel' || act === 'resume') state.isEnding = act === 'cancel';
    else state.plan = act;
    ledger.set(professionalId, { ...state });
  }
}

/** In the browser, which reaches Stripe by a way of its own. */
async function giveCard(operations: Till['operations'], clientSecret: string): Promise<void> {
  const intent = await operations.findIntent(clientSecret);
  if (!intent) throw new Error('Nobody asks for a card by that secret');
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' };
  const outcome = await operations.confirmIntent({ intentId: intent.id, clientSecret, card });
  if (outcome.outcome !== 'succeeded') throw new Error(`The card was answered: ${outcome.outcome}`);
}
