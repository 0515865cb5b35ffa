import { endSubscription } from '../billing/end.ts';
import { subscribe, trialEndOf } from '../billing/subscribe.ts';
import { each, inside, mergedMetadata, text, whole, type Parameters } from '../form.ts';
import { invalid, missing } from '../refusal.ts';
import { get, list } from '../store.ts';
import type { Work } from '../work.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';

export const createSubscription: Handler = {
  takes: [
    'customer',
    'items',
    'trial_period_days',
    'trial_end',
    'trial_settings',
    'payment_behavior',
    'payment_settings',
    'default_payment_method',
    'description',
    'metadata',
    'off_session',
    'collection_method',
  ],
  async answer(work, { parameters }) {
    const created = await subscribe(work, {
      customer: text(parameters, 'customer') ?? '',
      price: onlyPrice(parameters),
      trialEnd: trialOf(work, parameters),
      defaultPaymentMethod: text(parameters, 'default_payment_method'),
      description: text(parameters, 'description'),
      metadata: mergedMetadata({}, parameters),
      saveCard: text(inside(parameters, 'payment_settings'), 'save_default_payment_method'),
      missingPaymentMethod: missingCardOf(parameters),
      paymentBehavior: text(parameters, 'payment_behavior'),
    });
    return created.body;
  },
};

export const retrieveSubscription: Handler = {
  takes: [],
  answer: async (work, { id }) => (await get(work, 'subscription', id)).body,
};

export const cancelSubscription: Handler = {
  takes: ['invoice_now', 'prorate', 'cancellation_details'],
  async answer(work, { id }) {
    const subscription = await get(work, 'subscription', id);
    const { status } = subscription.body;
    if (status === 'canceled' || status === 'incomplete_expired') {
      throw missing('subscription', id);
    }
    return (await endSubscription(work, subscription, 'cancellation_requested')).body;
  },
};

export const listSubscriptions: Handler = {
  takes: [...PAGING, 'customer', 'status', 'price'],
  async answer(work, call) {
    const { parameters } = call;
    const status = text(parameters, 'status');
    const price = text(parameters, 'price');
    const all = (await list(work, 'subscription', text(parameters, 'customer')))
      .map(({ body }) => body)
      .filter((one) => mayShow(one.status, status))
      .filter((one) => price === undefined || one.items.data[0]!.price.id === price);
    return pageOf(all, call, '/v1/subscriptions');
  },
};

function onlyPrice(parameters: Parameters): string {
  const items = each(parameters, 'items');
  if (items.length !== 1) throw invalid('The sandbox sells one item each.', { param: 'items' });
  return text(items[0]!, 'price') ?? '';
}

function trialOf({ now }: Work, parameters: Parameters): number | undefined {
  return trialEndOf(now, whole(parameters, 'trial_period_days'), whole(parameters, 'trial_end'));
}

/** What is to become of a trial that ends without a card. */
export function missingCardOf(parameters: Parameters): string | undefined {
  const settings = inside(inside(parameters, 'trial_settings'), 'end_behavior');
  return text(settings, 'missing_payment_method');
}

/** Without a wish, all but what is over. */
function mayShow(status: string, wish: string | undefined): boolean {
  const over = status === 'canceled' || status === 'incomplete_expired';
  if (wish === undefined) return !over;
  if (wish === 'ended') return over;
  return wish === 'all' || wish === status;
}
