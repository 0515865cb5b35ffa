import { expect, test } from 'vitest';
import { namedCurrency } from './named-currency.ts';

test.each([
  ['65 USD/h', 'USD'],
  ['US$65', 'USD'],
  ['65 $ US', 'USD'],
  ['CA$ 65', 'CAD'],
  ['cad 65', 'CAD'],
  ['65 €', 'EUR'],
  ['45,00 $/h', null],
  ['65', null],
  ['', null],
])('"%s" names %s', (amount, currency) => expect(namedCurrency(amount)).toBe(currency));
