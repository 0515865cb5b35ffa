import { isEnded } from '../kinds.ts';
import { cancelNow } from '../billing/cancel-now.ts';
import { subscribe, trialEndOf } from '../billing/subscribe.ts';
import { each, flag, inside, mergedMetadata, text, whole, type Parameters } from '../form.ts';
import { invalid, missing } from '../refusal.ts';
import { get, list } from '../store.ts';
import type { Work } from '../work.ts';
import type { Handler } from './call.ts';
import { PAGING, pageOf } from './paging.ts';
import { isAutomatic, rateIdsOf } from './tax-rates.ts';

export const createSubscription: Handler = {
  takes: [
    'customer',
    'automatic_tax',
    'default_tax_rates',
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
      paymentBehavior: paymentBehaviorOf(parameters),
      taxRates: rateIdsOf(parameters),
      isAutomaticallyTaxed: isAutomatic(parameters),
    });
    return created.body;
  },
};

export const retrieveSubscription: Handler = {
  takes: [],
  answer: async (work, { id }) => (await get(work, 'subscription', id)).body,
};

export const cancelSubscription: Handler = {
  takes: ['invoice_now', 'prorate'],
  async answer(work, { id, parameters }) {
    const subscription = await get(work, 'subscription', id);
    if (isEnded(subscription.body.status)) throw missing('subscription', id);
    const credit = flag(parameters, 'prorate') ?? false;
    if (credit && !flag(parameters, 'invoice_now')) {
      throw invalid('The sandbox credits only with an invoice: say invoice_now.', {
        param: 'prorate',
      });
    }
    return (await cancelNow(work, subscription, { credit })).body;
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
  const [item, ...more] = each(parameters, 'items');
  if (!item || more.length > 0) {
    throw invalid('The sandbox sells one item each.', { param: 'items' });
  }
  assertOne(item);
  return text(item, 'price') ?? '';
}

/** @throws StripeRefusal 400 for more than one of a plan */
export function assertOne(item: Parameters): void {
  if ((whole(item, 'quantity') ?? 1) === 1) return;
  throw invalid('The sandbox sells one of each plan.', { param: 'quantity' });
}

/** @throws StripeRefusal 400 for a way that the sandbox does not go */
export function paymentBehaviorOf(parameters: Parameters): string | undefined {
  const behavior = text(parameters, 'payment_behavior');
  if (behavior !== 'pending_if_incomplete') return behavior;
  throw invalid('The sandbox keeps no pending updates.', { param: 'payment_behavior' });
}

function trialOf({ now }: Work, parameters: Parameters): number | undefined {
  return trialEndOf(now, whole(parameters, 'trial_period_days'), whole(parameters, 'trial_end'));
}

/** What happens to a trial that ends without a card. */
export function missingCardOf(parameters: Parameters): string | undefined {
  const settings = inside(inside(parameters, 'trial_settings'), 'end_behavior');
  return text(settings, 'missing_payment_method');
}

/** By default, all but ended ones. */
function mayShow(status: string, wish: string | undefined): boolean {
  const over = isEnded(status);
  if (wish === undefined) return !over;
  if (wish === 'ended') return over;
  return wish === 'all' || wish === status;
}
