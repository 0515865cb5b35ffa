import type { Stripe } from 'stripe';
import type { StartedApp } from '#tests/support/app.ts';
import type { Professional } from '#tests/support/people.ts';

/** A professional's subscriptions at Stripe (the sandbox), ended ones too. */
export async function subscriptionsAtStripe(
  { platform }: Pick<StartedApp, 'platform'>,
  { professionalId }: Pick<Professional, 'professionalId'>,
): Promise<Stripe.Subscription[]> {
  const stripe = await platform.stripe?.loadClient();
  if (!stripe) throw new Error('Nothing can be paid for');
  const { data } = await stripe.subscriptions.list({ status: 'all', limit: 100 });
  return data.filter(({ metadata }) => metadata['professionalId'] === professionalId);
}
