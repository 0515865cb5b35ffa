import type { Stripe } from 'stripe';
import type { PageContext } from './context.ts';
import { findWare, type Ware } from '../objects/catalog.ts';
import { findObject, listMadePrices } from '../queries.ts';
import type { Hidden } from '../kinds.ts';

/** What a payment page sells: a plan, its trial days and its tax rates. */
export interface Offer {
  ware: Ware;
  trialDays: number;
  taxRates: Stripe.TaxRate[];
}

/** The offer of the session. The API shows it only when expanded, so it is stored separately. */
export async function findOffer(
  { platform: { db, stripe } }: PageContext,
  session: Stripe.Checkout.Session,
): Promise<Offer | undefined> {
  const row = await findObject(db, session.id);
  const hidden = row?.hidden as Hidden['checkout.session'] | undefined;
  if (!hidden || !stripe) return undefined;
  const madePrices = await listMadePrices(db);
  const ware = findWare({ prices: stripe.prices, madePrices }, hidden.price);
  const rates = await Promise.all((hidden.taxRates ?? []).map((id) => findObject(db, id)));
  const taxRates = rates.flatMap((rate) => (rate ? [rate.body as Stripe.TaxRate] : []));
  return ware && { ware, trialDays: hidden.trialDays ?? 0, taxRates };
}
