import { isEnded } from '../kinds.ts';
import type { Stripe } from 'stripe';
import { endSubscription } from '../billing/end.ts';
import { inside, mergedMetadata, text, texts, type Parameters } from '../form.ts';
import { makeCustomer } from '../objects/customer.ts';
import { findObject, updateObject } from '../queries.ts';
import { invalid, missing } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { add, alter, get, list } from '../store.ts';
import type { Work } from '../work.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

const ABOUT = ['email', 'name', 'phone', 'description', 'metadata', 'preferred_locales'] as const;

export const createCustomer: Handler = {
  takes: ABOUT,
  async answer(work, { parameters }) {
    const body = { ...makeCustomer(work, {}), ...aboutOf(parameters, {}) };
    await add<'customer'>(work, { body, hidden: {} });
    await work.emit('customer.created', body);
    return body;
  },
};

export const retrieveCustomer: Handler = {
  takes: [],
  async answer(work, { id }) {
    const row = await findObject(work.tx, id);
    // A deleted customer is remembered as deleted.
    if (row?.kind === 'customer') return row.body as Stripe.Customer | Stripe.DeletedCustomer;
    throw missing('customer', id);
  },
};

export const updateCustomer: Handler = {
  takes: [...ABOUT, 'invoice_settings'],
  async answer(work, { id, parameters }) {
    const customer = await get(work, 'customer', id);
    const card = text(inside(parameters, 'invoice_settings'), 'default_payment_method');
    if (card) await assertOwn(work, customer, card);
    const settings = customer.body.invoice_settings;
    const altered = await alter(work, customer, {
      body: {
        ...aboutOf(parameters, customer.body.metadata),
        ...(card !== undefined && {
          invoice_settings: { ...settings, default_payment_method: card === '' ? null : card },
        }),
      },
      event: 'customer.updated',
    });
    return altered.body;
  },
};

export const deleteCustomer: Handler = {
  takes: [],
  async answer(work, { id }) {
    const customer = await get(work, 'customer', id);
    for (const subscription of await list(work, 'subscription', id)) {
      if (isEnded(subscription.body.status)) continue;
      await endSubscription(work, subscription, 'cancellation_requested');
    }
    const deleted = { id, object: 'customer', deleted: true };
    const row = { id, kind: 'customer', customer: id, due_at: null, body: deleted, hidden: {} };
    await updateObject(work.tx, row);
    await work.emit('customer.deleted', customer.body);
    return deleted;
  },
};

export const listCustomers: Handler = {
  takes: [...PAGING, 'email'],
  async answer(work, call) {
    const email = text(call.parameters, 'email');
    const all = (await list(work, 'customer')).map(({ body }) => body);
    return pageOf(
      all.filter((customer) => email === undefined || customer.email === email),
      call,
      '/v1/customers',
    );
  },
};

function aboutOf(parameters: Parameters, metadata: Record<string, string>) {
  const named = ABOUT.filter((name) => name !== 'metadata' && name !== 'preferred_locales')
    .map((name) => [name, text(parameters, name)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, value === '' ? null : value]);
  return {
    ...Object.fromEntries(named),
    metadata: mergedMetadata(metadata, parameters),
    ...('preferred_locales' in parameters && {
      preferred_locales: texts(parameters, 'preferred_locales'),
    }),
  };
}

async function assertOwn(work: Work, { body }: Kept<'customer'>, cardId: string): Promise<void> {
  const card = await get(
    work,
    'payment_method',
    cardId,
    'invoice_settings[default_payment_method]',
  );
  if (card.body.customer === body.id) return;
  throw invalid('The customer does not have a payment method with this id.', {
    code: 'resource_missing',
    param: 'invoice_settings[default_payment_method]',
  });
}
