import { nextStep, periodOf, type Step } from '../due.ts';
import { findObject } from '../queries.ts';
import type { Kept } from '../kinds.ts';
import { alter, get } from '../store.ts';
import type { Work } from '../work.ts';
import { expireCheckout } from './checkout.ts';
import { collect } from './collect.ts';
import { endSubscription, expireSubscription } from './end.ts';
import { previewInvoice } from './preview.ts';
import { endTrial, renew } from './renew.ts';

/** Processes what is due of one object at `work.now`. */
export async function passTime(work: Work, id: string): Promise<void> {
  const row = await findObject(work.tx, id);
  if (row?.kind === 'invoice') return void (await collect(work, id));
  if (row?.kind === 'checkout.session') {
    return void (await expireCheckout(work, await get(work, 'checkout.session', id)));
  }
  const subscription = await get(work, 'subscription', id);
  const next = nextStep(subscription.body, subscription.hidden);
  if (next) await STEPS[next.step](work, subscription);
}

const STEPS: Readonly<
  Record<Step, (work: Work, subscription: Kept<'subscription'>) => Promise<unknown>>
> = {
  expire: expireSubscription,
  cancel: (work, subscription) => endSubscription(work, subscription, 'cancellation_requested'),
  announce_trial_end: async (work, subscription) => {
    const told = await alter(work, subscription, { hidden: { toldOfTrialEnd: true } });
    await work.emit('customer.subscription.trial_will_end', told.body);
  },
  end_trial: endTrial,
  announce: async (work, subscription) => {
    const { end } = periodOf(subscription.body);
    const told = await alter(work, subscription, { hidden: { toldOfRenewal: end } });
    await work.emit('invoice.upcoming', await previewInvoice(work, told, {}));
  },
  renew,
};
