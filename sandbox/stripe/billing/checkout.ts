import type { Stripe } from 'stripe';
import { automaticTaxOf, sessionAmounts } from '../objects/checkout-session.ts';
import type { Outcome } from '../operations.ts';
import { invalid } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import { sessionTaxes } from '../taxes/session-taxes.ts';
import { getTaxRates } from '../taxes/taxes-of.ts';
import type { Work } from '../work.ts';
import { idOf } from './cards.ts';
import { subscribe, trialEndOf } from './subscribe.ts';

type Session = Stripe.Checkout.Session;

/**
 * The card is stored: the subscription begins. @throws StripeRefusal 402 where its charge is
 * declined
 */
export async function finishCheckout(
  work: Work,
  sessionId: string,
  card: Kept<'payment_method'>,
): Promise<Outcome> {
  const session = await getOpen(work, sessionId);
  const { hidden, body } = session;
  if (hidden.savesAddress) await saveAddress(work, body);
  const { body: subscription } = await subscribe(work, {
    customer: idOf(body.customer!),
    price: hidden.price,
    trialEnd: trialEndOf(work.now, hidden.trialDays),
    defaultPaymentMethod: card.body.id,
    metadata: hidden.subscriptionMetadata,
    missingPaymentMethod: hidden.missingPaymentMethod,
    paymentBehavior: 'error_if_incomplete',
    taxRates: hidden.taxRates,
    isAutomaticallyTaxed: body.automatic_tax.enabled,
  });
  await alter(work, session, {
    body: {
      status: 'complete',
      payment_status: body.amount_total === 0 ? 'no_payment_required' : 'paid',
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      url: null,
    },
    event: 'checkout.session.completed',
  });
  return { outcome: 'succeeded' };
}

/** The address typed on the page becomes that of the customer. */
async function saveAddress(work: Work, { customer, customer_details: typed }: Session) {
  const kept = await get(work, 'customer', idOf(customer!));
  const address = typed?.address ?? null;
  await alter(work, kept, { body: { address }, event: 'customer.updated' });
}

/** Where somebody is: Stripe Tax works out the taxes by it. */
export async function giveAddress(
  work: Work,
  sessionId: string,
  place: Pick<Stripe.Address, 'country' | 'state' | 'postal_code'>,
): Promise<void> {
  const session = await getOpen(work, sessionId);
  const { body, hidden } = session;
  const address = { city: null, line1: null, line2: null, ...place };
  const amount = body.amount_subtotal ?? 0;
  const taxes = sessionTaxes(amount, {
    isAutomatic: body.automatic_tax.enabled,
    rates: await getTaxRates(work, hidden.taxRates ?? []),
    address,
  });
  await alter(work, session, {
    body: {
      ...sessionAmounts(amount, taxes),
      automatic_tax: automaticTaxOf(body.automatic_tax.enabled, true),
      customer_details: { ...body.customer_details!, address },
    },
  });
}

/** Expires an unpaid payment page. */
export async function expireCheckout(work: Work, session: Kept<'checkout.session'>) {
  return alter(work, session, {
    body: { status: 'expired', url: null },
    event: 'checkout.session.expired',
  });
}

export async function getOpen(work: Work, sessionId: string): Promise<Kept<'checkout.session'>> {
  const session = await get(work, 'checkout.session', sessionId);
  if (session.body.status === 'open') return session;
  throw invalid(
    `Only Checkout Sessions with a status in ["open"] can be expired or paid. This one has the status ${session.body.status ?? ''}.`,
  );
}
