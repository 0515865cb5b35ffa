import type { Stripe } from 'stripe';
import type { PageContext } from './context.ts';
import { waresOf, type Ware } from '../objects/catalog.ts';
import { findObject } from '../queries.ts';
import type { Hidden } from '../kinds.ts';

/** What a payment page sells: a plan, and its trial days. */
export interface Offer {
  ware: Ware;
  trialDays: number;
}

/** The offer of the session. The API shows it only when expanded, so it is stored separately. */
export async function findOffer(
  { platform }: PageContext,
  session: Stripe.Checkout.Session,
): Promise<Offer | undefined> {
  const row = await findObject(platform.db, session.id);
  const hidden = row?.hidden as Hidden['checkout.session'] | undefined;
  const ware = wares(platform).find(({ price }) => price.id === hidden?.price);
  return ware && { ware, trialDays: hidden?.trialDays ?? 0 };
}

/** All plans. */
export function wares({ stripe }: PageContext['platform']): Ware[] {
  return stripe ? waresOf(stripe) : [];
}
