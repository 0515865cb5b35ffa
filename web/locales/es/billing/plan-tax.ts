import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/plan-tax.ts';

export const texts: Texts<typeof en> = {
  added: 'más impuestos, {total} en total',
  included: 'Impuestos incluidos',
  by_address: 'más impuestos, según tu dirección',
  short: {
    added: 'más impuestos',
    included: 'impuestos incluidos',
    by_address: 'más impuestos',
  },
  priceAndTaxes: '{price} más impuestos',
  line: '{name} ({percent})',
  within: 'Incluye {name} ({percent})',
  total: 'Cada mes con impuestos',
  rounding: 'Cada impuesto se redondea al centavo por separado.',
  atPayment: 'La página de pago te pide tu dirección y calcula los impuestos.',
  ofWhich: 'de los cuales {tax} son impuestos',
};
