import type { Stripe } from 'stripe';
import { newId, type Work } from '../work.ts';

export function makePortalSession(
  { now, pages }: Pick<Work, 'now' | 'pages'>,
  wishes: { customer: string; returnUrl: string | null; locale: string | null },
): Stripe.BillingPortal.Session {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: now,
    customer: wishes.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: wishes.locale,
    on_behalf_of: null,
    return_url: wishes.returnUrl,
    url: `${pages}/portal/${id}`,
  };
}
