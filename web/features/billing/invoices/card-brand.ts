const NAMES: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** What a brand of cards calls itself; one that is not known yet is written as the provider does. */
export function cardBrand(brand: string): string {
  return NAMES[brand] ?? brand;
}
