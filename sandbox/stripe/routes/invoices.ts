import { collect } from '../billing/collect.ts';
import { toRefusal } from '../billing/decline.ts';
import { subscriptionOf, voidInvoice } from '../billing/invoices.ts';
import { previewInvoice } from '../billing/preview.ts';
import { each, inside, text, whole } from '../form.ts';
import { invalid } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { get, list } from '../store.ts';
import type { Work } from '../work.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

export const retrieveInvoice: Handler = {
  takes: [],
  answer: async (work, { id }) => (await get(work, 'invoice', id)).body,
};

export const listInvoices: Handler = {
  takes: [...PAGING, 'customer', 'subscription', 'status'],
  async answer(work, call) {
    const { parameters } = call;
    const subscription = text(parameters, 'subscription');
    const status = text(parameters, 'status');
    const all = (await list(work, 'invoice', text(parameters, 'customer')))
      .map(({ body }) => body)
      .filter((one) => subscription === undefined || subscriptionOf(one) === subscription)
      .filter((one) => status === undefined || one.status === status);
    return pageOf(all, call, '/v1/invoices');
  },
};

export const payInvoice: Handler = {
  takes: ['payment_method', 'off_session'],
  async answer(work, { id, parameters }) {
    const invoice = await getOpen(work, id);
    const cardId = text(parameters, 'payment_method');
    const card = cardId === undefined ? undefined : await get(work, 'payment_method', cardId);
    if (card && card.body.customer !== invoice.body.customer) {
      throw invalid('The payment method must be attached to the customer.', {
        param: 'payment_method',
      });
    }
    const decline = await collect(work, id, card);
    if (decline) throw toRefusal(decline, { keep: true });
    return (await get(work, 'invoice', id)).body;
  },
};

export const voidOpenInvoice: Handler = {
  takes: [],
  answer: async (work, { id }) => (await voidInvoice(work, await getOpen(work, id))).body,
};

export const createPreview: Handler = {
  takes: ['customer', 'subscription', 'subscription_details'],
  async answer(work, { parameters }) {
    const id = text(parameters, 'subscription');
    if (id === undefined) {
      throw invalid('The sandbox previews the invoices of a subscription.', {
        param: 'subscription',
      });
    }
    const subscription = await get(work, 'subscription', id, 'subscription');
    const customer = text(parameters, 'customer') ?? subscription.body.customer;
    if (customer !== subscription.body.customer) {
      throw invalid('The subscription is not of this customer.', { param: 'subscription' });
    }
    const details = inside(parameters, 'subscription_details');
    const [item] = each(details, 'items');
    return previewInvoice(work, subscription, {
      price: item && text(item, 'price'),
      proration: text(details, 'proration_behavior'),
      at: whole(details, 'proration_date'),
    });
  },
};

async function getOpen(work: Work, id: string): Promise<Kept<'invoice'>> {
  const invoice = await get(work, 'invoice', id);
  const { status } = invoice.body;
  if (status === 'open') return invoice;
  if (status === 'paid') throw invalid('Invoice is already paid');
  throw invalid(`This invoice is ${status ?? 'draft'}.`, { code: 'invoice_not_editable' });
}
