import {
  createSubscription,
  getSubscription,
  refreshSubscription,
} from '#contract/billing/subscriptions.ts';
import type { StartedApp } from '#tests/support/app.ts';
import { CARDS, giveCard } from './card-form.ts';
import type { Professional } from '#tests/support/people.ts';

/**
 * A professional in the trial of the Professional plan, by a card; nothing happens where they are
 * there already.
 * @returns what Stripe knows of them, which no answer of ours may show
 */
export async function subscribeByCard(
  site: StartedApp,
  { call, professionalId }: Pick<Professional, 'call' | 'professionalId'>,
): Promise<Record<'customer of Stripe' | 'subscription of Stripe' | 'card number', string>> {
  if ((await call(getSubscription)).standing === 'free') {
    // Each card has one trial, and this one may have been somebody else's.
    await site.platform.db.deleteFrom('trial_claims').execute();
    const { clientSecret } = await call(createSubscription, { body: {} });
    await giveCard(site, clientSecret);
    const { standing } = await call(refreshSubscription);
    if (standing !== 'trialing') throw new Error(`the trial is ${standing}`);
  }
  const row = await site.platform.db
    .selectFrom('subscriptions')
    .select(['stripe_customer_id', 'stripe_subscription_id'])
    .where('professional_id', '=', professionalId)
    .executeTakeFirstOrThrow();
  return {
    'customer of Stripe': row.stripe_customer_id ?? '',
    'subscription of Stripe': row.stripe_subscription_id ?? '',
    'card number': CARDS.good,
  };
}
