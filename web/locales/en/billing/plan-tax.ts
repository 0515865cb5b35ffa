export const texts = {
  added: '+ taxes, {total} in all',
  included: 'Taxes included',
  by_address: '+ taxes, by your address',
  short: { added: '+ taxes', included: 'taxes included', by_address: '+ taxes' },
  priceAndTaxes: '{price} + taxes',
  line: '{name} ({percent})',
  within: 'Including {name} ({percent})',
  total: 'Each month with taxes',
  rounding: 'Each tax is rounded to the cent by itself.',
  atPayment: 'The payment page asks for your address and works out the taxes.',
  ofWhich: 'of which {tax} in taxes',
} as const;
