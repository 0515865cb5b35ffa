import { assertLive, setEnd } from '../billing/cancel.ts';
import { idOf } from '../billing/cards.ts';
import { toRefusal } from '../billing/decline.ts';
import { endTrial } from '../billing/renew.ts';
import { switchPrice } from '../billing/switch-price.ts';
import { each, flag, inside, mergedMetadata, text, whole, type Parameters } from '../form.ts';
import { changedItems } from '../objects/subscription.ts';
import { invalid } from '../refusal.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import { assertTaxable, automaticTax, getTaxRates } from '../taxes/taxes-of.ts';
import type { Work } from '../work.ts';
import type { Handler } from './call.ts';
import { assertOne, missingCardOf, paymentBehaviorOf } from './subscriptions.ts';
import { isAutomatic, rateIdsOf } from './tax-rates.ts';

type Subscription = Kept<'subscription'>;

export const updateSubscription: Handler = {
  takes: [
    'automatic_tax',
    'default_tax_rates',
    'items',
    'proration_behavior',
    'proration_date',
    'payment_behavior',
    'cancel_at_period_end',
    'cancel_at',
    'trial_end',
    'trial_settings',
    'default_payment_method',
    'payment_settings',
    'description',
    'metadata',
    'off_session',
  ],
  async answer(work, { id, parameters }) {
    const before = await get(work, 'subscription', id);
    if (Object.keys(parameters).some((name) => name !== 'metadata' && name !== 'expand')) {
      assertLive(before.body);
    }
    const described = await describe(work, before, parameters);
    const taxed = await changeTaxes(work, described, parameters);
    const ending = await changeEnd(work, taxed, parameters);
    const switched = await changePrice(work, ending, parameters);
    const after = await changeTrial(work, switched, parameters);
    return after.body;
  },
};

async function describe(
  work: Work,
  subscription: Subscription,
  parameters: Parameters,
): Promise<Subscription> {
  const { body } = subscription;
  const card = text(parameters, 'default_payment_method');
  if (card) await assertOwn(work, subscription, card);
  const save = text(inside(parameters, 'payment_settings'), 'save_default_payment_method');
  const missing = missingCardOf(parameters);
  const description = text(parameters, 'description');
  return alter(work, subscription, {
    body: {
      metadata: mergedMetadata(body.metadata, parameters),
      ...(card !== undefined && { default_payment_method: card === '' ? null : card }),
      ...(description !== undefined && { description: description === '' ? null : description }),
      ...(save !== undefined && {
        payment_settings: {
          payment_method_options: null,
          payment_method_types: null,
          save_default_payment_method: save,
        },
      }),
      ...(missing !== undefined && {
        trial_settings: {
          end_behavior: { billing_cycle_anchor: null, missing_payment_method: missing },
        },
      }),
    },
    event: 'customer.subscription.updated',
  });
}

/** They count from the next invoice: nothing is charged or credited for the current period. */
async function changeTaxes(
  work: Work,
  subscription: Subscription,
  parameters: Parameters,
): Promise<Subscription> {
  const ids = rateIdsOf(parameters);
  const itemIds = rateIdsOf(each(parameters, 'items')[0] ?? {}, 'tax_rates');
  const automatic = isAutomatic(parameters);
  if ([ids, itemIds, automatic].every((said) => said === undefined)) return subscription;
  const customer = await get(work, 'customer', idOf(subscription.body.customer));
  const { default_tax_rates: had, automatic_tax: was } = subscription.body;
  const rates = ids === undefined ? (had ?? []) : await getTaxRates(work, ids);
  const ofItem = itemIds && (await getTaxRates(work, itemIds, 'items[0][tax_rates]'));
  const items = changedItems(subscription.body, { taxRates: ofItem });
  const enabled = automatic ?? was.enabled;
  const all = [...rates, ...(items.data[0]?.tax_rates ?? [])];
  assertTaxable({ isAutomatic: enabled, hasRates: all.length > 0 }, customer.body);
  return alter(work, subscription, {
    body: {
      default_tax_rates: rates,
      ...(ofItem && { items }),
      ...(enabled !== was.enabled && { automatic_tax: automaticTax(enabled) }),
    },
    event: 'customer.subscription.updated',
  });
}

async function changeEnd(
  work: Work,
  subscription: Subscription,
  parameters: Parameters,
): Promise<Subscription> {
  const atPeriodEnd = flag(parameters, 'cancel_at_period_end');
  if (atPeriodEnd !== undefined) return setEnd(work, subscription, { atPeriodEnd });
  if (!('cancel_at' in parameters)) return subscription;
  return setEnd(work, subscription, { cancelAt: whole(parameters, 'cancel_at') ?? null });
}

async function changePrice(
  work: Work,
  subscription: Subscription,
  parameters: Parameters,
): Promise<Subscription> {
  const [item, ...more] = each(parameters, 'items');
  const price = item && text(item, 'price');
  if (price === undefined) return subscription;
  const own = subscription.body.items.data[0]!.id;
  if (more.length > 0 || text(item!, 'id') !== own) {
    throw invalid('The sandbox sells one item each: name the one there is.', { param: 'items' });
  }
  assertOne(item!);
  return switchPrice(work, subscription, {
    price,
    proration: text(parameters, 'proration_behavior') ?? 'create_prorations',
    paymentBehavior: paymentBehaviorOf(parameters),
    at: whole(parameters, 'proration_date') ?? work.now,
  });
}

async function changeTrial(
  work: Work,
  subscription: Subscription,
  parameters: Parameters,
): Promise<Subscription> {
  const wish = text(parameters, 'trial_end');
  if (wish === undefined || subscription.body.status !== 'trialing') return subscription;
  if (wish === 'now') return endTrialNow(work, subscription, parameters);
  const end = Number(wish);
  if (!(end > work.now)) throw invalid('The trial must end in the future.', { param: 'trial_end' });
  const start = subscription.body.trial_start ?? work.now;
  return alter(work, subscription, {
    body: {
      trial_end: end,
      billing_cycle_anchor: end,
      items: changedItems(subscription.body, { period: { start, end } }),
    },
    hidden: { toldOfTrialEnd: false },
    event: 'customer.subscription.updated',
  });
}

async function endTrialNow(
  work: Work,
  subscription: Subscription,
  parameters: Parameters,
): Promise<Subscription> {
  const decline = await endTrial(work, subscription);
  if (decline && text(parameters, 'payment_behavior') === 'error_if_incomplete') {
    throw toRefusal(decline);
  }
  return get(work, 'subscription', subscription.body.id);
}

async function assertOwn(work: Work, { body }: Subscription, cardId: string): Promise<void> {
  const card = await get(work, 'payment_method', cardId, 'default_payment_method');
  if (card.body.customer === body.customer) return;
  throw invalid('The payment method must be attached to the customer.', {
    param: 'default_payment_method',
  });
}
