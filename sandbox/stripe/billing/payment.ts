import type { Stripe } from 'stripe';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { declineOfCharge, NO_CARD, toLastError, type Decline } from './decline.ts';

/** Marks an invoice as paid. */
export async function markPaid(
  work: Work,
  invoice: Kept<'invoice'>,
  card?: Kept<'payment_method'>,
): Promise<Kept<'invoice'>> {
  const { body, hidden } = invoice;
  if (hidden.paymentIntent) await succeed(work, hidden.paymentIntent, card);
  const attempts = body.amount_due === 0 ? 0 : 1;
  const paid = await alter(work, invoice, {
    body: {
      status: 'paid',
      amount_paid: body.amount_due,
      amount_remaining: 0,
      attempted: true,
      attempt_count: body.attempt_count + attempts,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...body.status_transitions, paid_at: work.now },
    },
    event: 'invoice.paid',
  });
  await work.emit('invoice.payment_succeeded', paid.body);
  return paid;
}

async function succeed(work: Work, id: string, card: Kept<'payment_method'> | undefined) {
  const intent = await get(work, 'payment_intent', id);
  await alter(work, intent, {
    body: {
      status: 'succeeded',
      amount_received: intent.body.amount,
      payment_method: card?.body.id ?? null,
      last_payment_error: null,
      next_action: null,
    },
    event: 'payment_intent.succeeded',
  });
}

/** Tries to charge a stored card. Undefined on success; else the decline. */
export async function tryCharge(
  work: Work,
  invoice: Kept<'invoice'>,
  card: Kept<'payment_method'> | undefined,
): Promise<Decline | undefined> {
  const decline = declineOfCharge(card?.hidden.behaviour);
  if (!decline) await markPaid(work, invoice, card);
  else await markFailed(work, invoice, decline, card);
  return decline;
}

/** Records a failed charge; its retry is decided elsewhere. */
export async function markFailed(
  work: Work,
  invoice: Kept<'invoice'>,
  decline: Decline,
  card?: Kept<'payment_method'>,
): Promise<void> {
  const { body, hidden } = invoice;
  if (hidden.paymentIntent && decline !== NO_CARD) {
    await fail(work, hidden.paymentIntent, decline, card?.body);
  }
  await alter(work, invoice, {
    body: { attempted: true, attempt_count: body.attempt_count + 1 },
    hidden: { firstFailedAt: hidden.firstFailedAt ?? work.now },
  });
}

async function fail(
  work: Work,
  id: string,
  decline: Decline,
  card: Stripe.PaymentMethod | undefined,
) {
  const intent = await get(work, 'payment_intent', id);
  const failed = await alter(work, intent, {
    body: {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_payment_error: toLastError(decline, card),
    },
  });
  await work.emit('payment_intent.payment_failed', failed.body);
}
