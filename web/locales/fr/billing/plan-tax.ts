import type { Texts } from '../../catalogue.ts';
import type { texts as en } from '../../en/billing/plan-tax.ts';

export const texts: Texts<typeof en> = {
  added: '+ taxes, {total} en tout',
  included: 'Taxes comprises',
  by_address: '+ taxes, selon votre adresse',
  short: { added: '+ taxes', included: 'taxes comprises', by_address: '+ taxes' },
  priceAndTaxes: '{price} + taxes',
  line: '{name} ({percent})',
  within: 'Dont {name} ({percent})',
  total: 'Chaque mois avec taxes',
  rounding: 'Chaque taxe est arrondie au cent séparément.',
  atPayment: 'La page de paiement demande votre adresse et calcule les taxes.',
  ofWhich: 'dont {tax} de taxes',
};
