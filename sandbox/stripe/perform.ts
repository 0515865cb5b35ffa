import { AUTHENTICATION_FAILED, toOutcome, type Decline } from './billing/decline.ts';
import { setEnd } from './billing/cancel.ts';
import { giveAddress } from './billing/checkout.ts';
import { collect } from './billing/collect.ts';
import { openSetup } from './billing/open-setup.ts';
import { payCheckout } from './billing/pay-checkout.ts';
import { confirmPayment, finishPayment } from './billing/pay-intent.ts';
import { confirmSetup, finishSetup } from './billing/setup.ts';
import { switchPrice } from './billing/switch-price.ts';
import type { Card } from './cards.ts';
import { findAny } from './expand.ts';
import type { Intent, Operations, Outcome } from './operations.ts';
import { rollBackToSavepoint, savepoint } from './queries.ts';
import { invalid, missing, StripeRefusal } from './refusal.ts';
import type { Purpose } from './kinds.ts';
import { get, list } from './store.ts';
import { catchUp, inTransaction, type Grounds } from './transactions.ts';
import type { Work } from './work.ts';

/** The operations of people at Stripe, on the objects of a database. */
export function makeOperations(grounds: Grounds): Operations {
  const act = async <T>(lock: string, work: (work: Work) => Promise<T>) => {
    await catchUp(grounds, lock);
    return inTransaction(grounds, { lock }, work);
  };
  const read = async <T>(of: string, work: (work: Work) => Promise<T>) => {
    await catchUp(grounds, of);
    return inTransaction(grounds, { lock: undefined }, work);
  };
  const pay = (lock: string, work: (work: Work) => Promise<Outcome>) =>
    act(lock, (at) => declinedOr(at, () => work(at)));
  return {
    find: <T>(id: string) => read(id, async (work) => (await findAny(work, id)) as T | undefined),
    findIntent: (secret) => read(intentIdOf(secret), (work) => findIntent(work, secret)),
    confirmIntent: ({ intentId, clientSecret, card }) =>
      pay(intentId, async (work) => {
        const intent = await findIntent(work, clientSecret);
        if (intent?.id !== intentId) throw missing('intent', intentId);
        return confirm(work, intent, card);
      }),
    finishAction: ({ intentId, passed }) =>
      pay(intentId, (work) => finish(work, intentId, passed ? undefined : NOT_AUTHENTICATED)),
    giveAddress: ({ sessionId, place }) =>
      act(sessionId, (work) => giveAddress(work, sessionId, place)),
    completeCheckout: ({ sessionId, card }) =>
      pay(sessionId, (work) => payCheckout(work, sessionId, card)),
    setDefaultCard: (customerId, card) =>
      pay(customerId, (work) =>
        giveCard(work, customerId, { for: 'portal', id: customerId }, card),
      ),
    payInvoice: (invoiceId, card) => pay(invoiceId, (work) => payInvoice(work, invoiceId, card)),
    cancelAtPeriodEnd: (id) => act(id, (work) => setAtPeriodEnd(work, id, true)),
    resume: (id) => act(id, (work) => setAtPeriodEnd(work, id, false)),
    switchPrice: (id, price) => pay(id, (work) => goOver(work, id, price)),
    listInvoices: (customer) => read(customer, (work) => bodiesOf(work, 'invoice', customer)),
    listSubscriptions: (customer) =>
      read(customer, (work) => bodiesOf(work, 'subscription', customer)),
    listCards: (customer) => read(customer, (work) => bodiesOf(work, 'payment_method', customer)),
  };
}

const SUCCEEDED: Outcome = { outcome: 'succeeded' };
const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message: AUTHENTICATION_FAILED,
};

/** A declined card is an outcome; everything before it is rolled back. */
async function declinedOr({ tx }: Work, work: () => Promise<Outcome>): Promise<Outcome> {
  await savepoint(tx);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.error.type !== 'card_error') throw error;
    await rollBackToSavepoint(tx);
    const { code = 'card_declined', decline_code: declineCode, message } = error.error;
    return { outcome: 'declined', code, declineCode, message };
  }
}

async function findIntent(work: Work, secret: string): Promise<Intent | undefined> {
  const id = intentIdOf(secret);
  if (!/^(seti|pi)_/.test(id)) return undefined;
  const intent = (await findAny(work, id)) as Intent | undefined;
  return intent?.client_secret === secret ? intent : undefined;
}

function intentIdOf(secret: string): string {
  return secret.split('_secret_')[0] ?? '';
}

function confirm(work: Work, intent: Intent, card: Card): Promise<Outcome> {
  return intent.object === 'setup_intent'
    ? confirmSetup(work, intent.id, card)
    : confirmPayment(work, intent.id, card);
}

function finish(work: Work, intentId: string, refused: Decline | undefined): Promise<Outcome> {
  return intentId.startsWith('seti_')
    ? finishSetup(work, intentId, refused && { ...refused, code: SETUP_FAILURE })
    : finishPayment(work, intentId, refused);
}

const SETUP_FAILURE = 'setup_intent_authentication_failure';

async function giveCard(work: Work, customerId: string, purpose: Purpose, card: Card) {
  await get(work, 'customer', customerId);
  const setup = await openSetup(work, customerId, purpose);
  return confirmSetup(work, setup.body.id, card);
}

async function payInvoice(work: Work, id: string, card: Card | undefined): Promise<Outcome> {
  const { body } = await get(work, 'invoice', id);
  if (body.status !== 'open') throw invalid(`This invoice is ${body.status ?? 'draft'}.`);
  if (card) return giveCard(work, body.customer as string, { for: 'invoice', id }, card);
  const decline = await collect(work, id);
  return decline ? toOutcome(decline) : SUCCEEDED;
}

async function setAtPeriodEnd(work: Work, id: string, atPeriodEnd: boolean) {
  const subscription = await get(work, 'subscription', id);
  return (await setEnd(work, subscription, { atPeriodEnd })).body;
}

async function goOver(work: Work, id: string, price: string): Promise<Outcome> {
  await switchPrice(work, await get(work, 'subscription', id), {
    price,
    proration: 'always_invoice',
    paymentBehavior: 'error_if_incomplete',
    at: work.now,
  });
  return SUCCEEDED;
}

async function bodiesOf<K extends 'invoice' | 'subscription' | 'payment_method'>(
  work: Work,
  kind: K,
  customer: string,
) {
  return (await list(work, kind, customer)).map(({ body }) => body);
}
