import type { Outcome } from '../operations.ts';
import { invalid } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { idOf } from './cards.ts';
import { subscribe, trialEndOf } from './subscribe.ts';

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
  const { body: subscription } = await subscribe(work, {
    customer: idOf(body.customer!),
    price: hidden.price,
    trialEnd: trialEndOf(work.now, hidden.trialDays),
    defaultPaymentMethod: card.body.id,
    metadata: hidden.subscriptionMetadata,
    missingPaymentMethod: hidden.missingPaymentMethod,
    paymentBehavior: 'error_if_incomplete',
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
