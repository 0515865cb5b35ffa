import { isRunning } from '../kinds.ts';
import type { Outcome } from '../operations.ts';
import type { Kept, Purpose } from '../kinds.ts';
import { alter, get, list } from '../store.ts';
import type { Work } from '../work.ts';
import { finishCheckout } from './checkout.ts';
import { collect } from './collect.ts';
import { toOutcome } from './decline.ts';
import { openInvoices } from './invoices.ts';

const SUCCEEDED: Outcome = { outcome: 'succeeded' };

/** Continues what a card was needed for. */
export async function followSetup(
  work: Work,
  purpose: Purpose,
  card: Kept<'payment_method'>,
): Promise<Outcome> {
  if (purpose.for === 'subscription') return chargeFromNowOn(work, purpose.id, card);
  if (purpose.for === 'portal') return becomeDefault(work, purpose.id, card);
  if (purpose.for === 'checkout') return finishCheckout(work, purpose.id, card);
  const decline = await collect(work, purpose.id, card);
  return decline ? toOutcome(decline) : SUCCEEDED;
}

async function chargeFromNowOn(
  work: Work,
  subscriptionId: string,
  card: Kept<'payment_method'>,
): Promise<Outcome> {
  const subscription = await get(work, 'subscription', subscriptionId);
  await alter(work, subscription, {
    body: { default_payment_method: card.body.id, pending_setup_intent: null },
    event: 'customer.subscription.updated',
  });
  return SUCCEEDED;
}

async function becomeDefault(
  work: Work,
  customerId: string,
  card: Kept<'payment_method'>,
): Promise<Outcome> {
  const customer = await get(work, 'customer', customerId);
  await alter(work, customer, {
    body: {
      invoice_settings: {
        ...customer.body.invoice_settings,
        default_payment_method: card.body.id,
      },
    },
    event: 'customer.updated',
  });
  let outcome = SUCCEEDED;
  for (const subscription of await list(work, 'subscription', customerId)) {
    if (!isRunning(subscription.body.status)) continue;
    await chargeFromNowOn(work, subscription.body.id, card);
    for (const { body } of await openInvoices(work, subscription.body)) {
      const decline = await collect(work, body.id);
      if (decline) outcome = toOutcome(decline);
    }
  }
  return outcome;
}
