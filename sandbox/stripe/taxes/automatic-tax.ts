import type { Stripe } from 'stripe';
import { makeTaxRate } from './tax-rate.ts';

type Place = Pick<Stripe.Address, 'country' | 'state'>;

const CREATED = Date.UTC(2026, 0, 1) / 1000;

const GST = automatic('gst', 'GST', 5);
const QST = automatic('qst', 'QST', 9.975);
const HST = automatic('hst', 'HST', 13);
const IVA = automatic('iva', 'IVA', 16);
const SALES_TAX = automatic('wa', 'Sales tax', 10);

/** The rates that Stripe Tax would find; made up, and far fewer than there are. */
export const AUTOMATIC_RATES: readonly Stripe.TaxRate[] = [GST, QST, HST, IVA, SALES_TAX];

/** The rates of an address: by its country, in Canada and the United States by its province or state. */
export function ratesAt({ country, state }: Place): readonly Stripe.TaxRate[] {
  if (country === 'CA' && state === 'QC') return [GST, QST];
  if (country === 'CA' && state === 'ON') return [HST];
  if (country === 'CA') return [GST];
  if (country === 'MX') return [IVA];
  return country === 'US' && state === 'WA' ? [SALES_TAX] : [];
}

/** Whether an address says where somebody is taxed: without one Stripe refuses to. */
export function isTaxable(address: Partial<Place> | null | undefined): address is Place {
  return Boolean(address?.country);
}

function automatic(id: string, name: string, percentage: number): Stripe.TaxRate {
  return makeTaxRate({
    id: `txr_sandbox_${id}`,
    display_name: name,
    inclusive: false,
    percentage,
    created: CREATED,
  });
}
