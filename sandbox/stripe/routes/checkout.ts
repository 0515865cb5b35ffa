import type { Stripe } from 'stripe';
import { expireCheckout, getOpen } from '../billing/checkout.ts';
import { getWare } from '../billing/subscribe.ts';
import { each, flag, inside, mergedMetadata, text, whole, type Parameters } from '../form.ts';
import { makeCheckoutSession } from '../objects/checkout-session.ts';
import { makeLineItem } from '../objects/line-item.ts';
import { wholeList } from '../objects/list.ts';
import { invalid } from '../refusal.ts';
import { add, get, list } from '../store.ts';
import { sessionTaxes } from '../taxes/session-taxes.ts';
import { getTaxRates } from '../taxes/taxes-of.ts';
import type { Work } from '../work.ts';
import type { Handler } from './call.ts';
import { assertOne, missingCardOf } from './subscriptions.ts';
import { PAGING, pageOf } from './paging.ts';
import { isAutomatic, rateIdsOf } from './tax-rates.ts';

export const createSession: Handler = {
  takes: [
    'mode',
    'customer',
    'client_reference_id',
    'line_items',
    'success_url',
    'cancel_url',
    'subscription_data',
    'payment_method_collection',
    'locale',
    'metadata',
    'expires_at',
    'automatic_tax',
    'billing_address_collection',
    'customer_update',
    'tax_id_collection',
  ],
  async answer(work, { parameters }) {
    const items = each(parameters, 'line_items');
    if (text(parameters, 'mode') !== 'subscription' || items.length !== 1) {
      throw invalid('The sandbox sells one subscription at a time.', { param: 'mode' });
    }
    assertOne(items[0]!);
    const ware = getWare(work, text(items[0]!, 'price') ?? '');
    const order = inside(parameters, 'subscription_data');
    const trialDays = whole(order, 'trial_period_days');
    const customer = await get(work, 'customer', text(parameters, 'customer') ?? '', 'customer');
    const amount = trialDays ? 0 : (ware.price.unit_amount ?? 0);
    const body = makeCheckoutSession(work, {
      customer: customer.body,
      amount,
      ...(await taxWishes(work, { parameters, amount, address: customer.body.address })),
      successUrl: text(parameters, 'success_url') ?? null,
      cancelUrl: text(parameters, 'cancel_url') ?? null,
      clientReferenceId: text(parameters, 'client_reference_id') ?? null,
      locale: text(parameters, 'locale') ?? null,
      expiresAt: whole(parameters, 'expires_at'),
      metadata: mergedMetadata({}, parameters),
    });
    await add<'checkout.session'>(work, {
      body,
      hidden: {
        price: ware.price.id,
        trialDays,
        missingPaymentMethod: missingCardOf(order),
        subscriptionMetadata: mergedMetadata({}, order),
        taxRates: rateIdsOf(order) ?? [],
        savesAddress: text(inside(parameters, 'customer_update'), 'address') === 'auto',
      },
    });
    return body;
  },
};

interface Ordered {
  parameters: Parameters;
  amount: number;
  address: Stripe.Customer['address'];
}

/** The taxes on what is due, and what the page asks for to work them out. */
async function taxWishes(work: Work, { parameters, amount, address }: Ordered) {
  const ids = rateIdsOf(inside(parameters, 'subscription_data')) ?? [];
  const automatic = isAutomatic(parameters) ?? false;
  const rates = await getTaxRates(work, ids);
  return {
    taxes: sessionTaxes(amount, { isAutomatic: automatic, rates, address }),
    isAutomaticallyTaxed: automatic,
    asksAddress: text(parameters, 'billing_address_collection') === 'required',
    asksTaxId: flag(inside(parameters, 'tax_id_collection'), 'enabled') ?? false,
  };
}

export const retrieveSession: Handler = {
  takes: [],
  answer: async (work, { id }) => (await get(work, 'checkout.session', id)).body,
};

export const listSessions: Handler = {
  takes: [...PAGING, 'customer', 'subscription', 'status'],
  async answer(work, call) {
    const { parameters } = call;
    const wish = {
      subscription: text(parameters, 'subscription'),
      status: text(parameters, 'status'),
    };
    const all = (await list(work, 'checkout.session', text(parameters, 'customer')))
      .map(({ body }) => body)
      .filter(({ status }) => wish.status === undefined || status === wish.status)
      .filter((one) => wish.subscription === undefined || one.subscription === wish.subscription);
    return pageOf(all, call, '/v1/checkout/sessions');
  },
};

export const listLineItems: Handler = {
  takes: [...PAGING],
  async answer(work, { id }) {
    const { body, hidden } = await get(work, 'checkout.session', id);
    const items = [makeLineItem(work, hidden.price, body)];
    return wholeList(items, `/v1/checkout/sessions/${id}/line_items`);
  },
};

export const expireSession: Handler = {
  takes: [],
  answer: async (work, { id }) => (await expireCheckout(work, await getOpen(work, id))).body,
};
