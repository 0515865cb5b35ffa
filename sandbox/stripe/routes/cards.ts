import { attachCard } from '../billing/cards.ts';
import { text } from '../form.ts';
import { invalid } from '../refusal.ts';
import { alter, get, list } from '../store.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

export const retrieveCard: Handler = {
  takes: [],
  answer: async (work, { id }) => (await get(work, 'payment_method', id)).body,
};

export const listCards: Handler = {
  takes: [...PAGING, 'customer', 'type'],
  async answer(work, call) {
    const customer = text(call.parameters, 'customer');
    if (customer === undefined) throw invalid('Name the customer.', { param: 'customer' });
    const all = (await list(work, 'payment_method', customer)).map(({ body }) => body);
    const type = text(call.parameters, 'type') ?? 'card';
    return pageOf(type === 'card' ? all : [], call, '/v1/payment_methods');
  },
};

export const listCardsOfCustomer: Handler = {
  takes: [...PAGING, 'type'],
  answer: (work, { id, parameters }) =>
    listCards.answer(work, { id: '', parameters: { ...parameters, customer: id } }),
};

export const attach: Handler = {
  takes: ['customer'],
  async answer(work, { id, parameters }) {
    const customer = await get(work, 'customer', text(parameters, 'customer') ?? '', 'customer');
    return (await attachCard(work, id, customer.body.id)).body;
  },
};

export const detach: Handler = {
  takes: [],
  async answer(work, { id }) {
    const card = await get(work, 'payment_method', id);
    const detached = await alter(work, card, {
      body: { customer: null },
      event: 'payment_method.detached',
    });
    return detached.body;
  },
};
