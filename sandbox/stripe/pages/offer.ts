import type { Stripe } from 'stripe';
import type { PageContext } from './context.ts';
import { waresOf, type Ware } from '../objects/catalog.ts';
import { findObject } from '../queries.ts';
import type { Hidden } from '../kinds.ts';

/** What a payment page sells: a plan, and the days for which it is free first. */
export interface Offer {
  ware: Ware;
  trialDays: number;
}

/** What the session sells. The API shows none of it unless asked to expand, so it is kept beside. */
export async function findOffer(
  { platform }: PageContext,
  session: Stripe.Checkout.Session,
): Promise<Offer | undefined> {
  const row = await findObject(platform.db, session.id);
  const hidden = row?.hidden as Hidden['checkout.session'] | undefined;
  const ware = wares(platform).find(({ price }) => price.id === hidden?.price);
  return ware && { ware, trialDays: hidden?.trialDays ?? 0 };
}

/** Everything there is to buy. */
export function wares({ stripe }: PageContext['platform']): Ware[] {
  return stripe ? waresOf(stripe) : [];
}
