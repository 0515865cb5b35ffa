import { invalid } from '../refusal.ts';
import { alter, get } from '../store.ts';
import type { Handler } from './call.ts';

export const retrieveSetupIntent: Handler = {
  takes: ['client_secret'],
  answer: async (work, { id }) => (await get(work, 'setup_intent', id)).body,
};

export const cancelSetupIntent: Handler = {
  takes: [],
  async answer(work, { id }) {
    const intent = await get(work, 'setup_intent', id);
    const { status } = intent.body;
    if (status === 'succeeded' || status === 'canceled') {
      throw invalid(`You cannot cancel this SetupIntent because it has a status of ${status}.`, {
        code: 'setup_intent_unexpected_state',
      });
    }
    const canceled = await alter(work, intent, {
      body: { status: 'canceled', cancellation_reason: null, next_action: null },
      event: 'setup_intent.canceled',
    });
    return canceled.body;
  },
};

export const retrievePaymentIntent: Handler = {
  takes: ['client_secret'],
  answer: async (work, { id }) => (await get(work, 'payment_intent', id)).body,
};

export const cancelPaymentIntent: Handler = {
  takes: [],
  async answer(work, { id }) {
    await get(work, 'payment_intent', id);
    throw invalid('A PaymentIntent of an invoice is canceled by voiding the invoice.', {
      code: 'payment_intent_unexpected_state',
    });
  },
};
