import { judge, toLastError, toOutcome, type Decline } from './decline.ts';
import type { Card } from '../cards.ts';
import type { Outcome } from '../operations.ts';
import { invalid } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { addCard, attachCard, idOf } from './cards.ts';
import { followSetup } from './follow-setup.ts';

/**
 * Confirms a set-up with a card. Its purpose follows at once, or after 3-D Secure.
 * @throws StripeRefusal 400 where it is done or over
 */
export async function confirmSetup(work: Work, intentId: string, card: Card): Promise<Outcome> {
  const intent = await get(work, 'setup_intent', intentId);
  if (
    intent.body.status !== 'requires_payment_method' &&
    intent.body.status !== 'requires_action'
  ) {
    throw unexpected(intent.body.status);
  }
  const judged = judge(card, work.now);
  if ('decline' in judged) return failSetup(work, intent, judged.decline);
  const { body } = await addCard(work, card, judged.known);
  if (judged.known.behaviour !== 'requires_action') return keepCard(work, intent, body.id);
  await alter(work, intent, {
    body: {
      status: 'requires_action',
      payment_method: body.id,
      last_setup_error: null,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    },
    event: 'setup_intent.requires_action',
  });
  return { outcome: 'requires_action', intentId };
}

/** The end of 3-D Secure. @throws StripeRefusal 400 where none was pending */
export async function finishSetup(
  work: Work,
  intentId: string,
  refused: Decline | undefined,
): Promise<Outcome> {
  const intent = await get(work, 'setup_intent', intentId);
  const { status, payment_method: card } = intent.body;
  if (status !== 'requires_action' || card === null) throw unexpected(status);
  return refused ? failSetup(work, intent, refused) : keepCard(work, intent, idOf(card));
}

async function failSetup(
  work: Work,
  intent: Kept<'setup_intent'>,
  decline: Decline,
): Promise<Outcome> {
  const failed = await alter(work, intent, {
    body: {
      status: 'requires_payment_method',
      payment_method: null,
      next_action: null,
      last_setup_error: toLastError(decline),
    },
  });
  await work.emit('setup_intent.setup_failed', failed.body);
  return toOutcome(decline);
}

async function keepCard(
  work: Work,
  intent: Kept<'setup_intent'>,
  cardId: string,
): Promise<Outcome> {
  const card = await attachCard(work, cardId, idOf(intent.body.customer!));
  await alter(work, intent, {
    body: {
      status: 'succeeded',
      payment_method: cardId,
      next_action: null,
      last_setup_error: null,
    },
    event: 'setup_intent.succeeded',
  });
  return followSetup(work, intent.hidden.purpose, card);
}

function unexpected(status: string) {
  return invalid(`This SetupIntent's status is ${status}: it cannot be confirmed.`, {
    code: 'setup_intent_unexpected_state',
  });
}
