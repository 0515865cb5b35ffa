import type { Card } from '../cards.ts';
import type { Outcome } from '../operations.ts';
import { invalid } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { addCard, attachCard, idOf } from './cards.ts';
import { afterFailure, afterPayment } from './collect.ts';
import { declineOfCharge, judge, toOutcome, type Decline } from './decline.ts';
import { subscriptionOf } from './invoices.ts';
import { markFailed, markPaid } from './payment.ts';

const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Pays the invoice of a payment intent with a card, which is stored for the next ones.
 * @throws StripeRefusal 400 where it is paid or void
 */
export async function confirmPayment(work: Work, intentId: string, card: Card): Promise<Outcome> {
  const intent = await get(work, 'payment_intent', intentId);
  if (!OPEN.includes(intent.body.status)) throw unexpected(intent.body.status);
  const judged = judge(card, work.now);
  if ('decline' in judged) {
    return failPayment(work, intent, judged.decline);
  }
  const kept = await addCard(work, card, judged.known);
  if (judged.known.behaviour !== 'requires_action') return settle(work, intent, kept);
  await alter(work, intent, {
    body: {
      status: 'requires_action',
      payment_method: kept.body.id,
      last_payment_error: null,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    },
    event: 'payment_intent.requires_action',
  });
  return { outcome: 'requires_action', intentId };
}

/** The end of 3-D Secure. @throws StripeRefusal 400 where none was pending */
export async function finishPayment(
  work: Work,
  intentId: string,
  refused: Decline | undefined,
): Promise<Outcome> {
  const intent = await get(work, 'payment_intent', intentId);
  const { status, payment_method: cardId } = intent.body;
  if (status !== 'requires_action' || cardId === null) throw unexpected(status);
  const card = await get(work, 'payment_method', idOf(cardId));
  return refused ? failPayment(work, intent, refused, card) : settle(work, intent, card);
}

async function settle(
  work: Work,
  intent: Kept<'payment_intent'>,
  given: Kept<'payment_method'>,
): Promise<Outcome> {
  const decline = declineOfCharge(given.hidden.behaviour);
  if (decline) return failPayment(work, intent, decline, given);
  const card = await attachCard(work, given.body.id, idOf(intent.body.customer!));
  const invoice = await get(work, 'invoice', intent.hidden.invoice);
  const subscription = await get(work, 'subscription', subscriptionOf(invoice.body));
  await markPaid(work, invoice, card);
  if (subscription.body.payment_settings?.save_default_payment_method === 'on_subscription') {
    await alter(work, subscription, {
      body: { default_payment_method: card.body.id },
      event: 'customer.subscription.updated',
    });
  }
  await afterPayment(work, subscription);
  return { outcome: 'succeeded' };
}

async function failPayment(
  work: Work,
  intent: Kept<'payment_intent'>,
  decline: Decline,
  card?: Kept<'payment_method'>,
): Promise<Outcome> {
  const invoice = await get(work, 'invoice', intent.hidden.invoice);
  await markFailed(work, invoice, decline, card);
  const subscription = await get(work, 'subscription', subscriptionOf(invoice.body));
  await afterFailure(work, invoice.body.id, subscription);
  return toOutcome(decline);
}

function unexpected(status: string) {
  return invalid(`This PaymentIntent's status is ${status}: it cannot be confirmed.`, {
    code: 'payment_intent_unexpected_state',
  });
}
