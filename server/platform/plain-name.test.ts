import { expect, it } from 'vitest';
import { isPlainName } from './plain-name.ts';

it.each([
  'Marie-Ève Tremblay',
  "Sinéad O'Connor",
  'J. R. R. Martin',
  'J.R. Smith',
  'A.B.C. Plomberie inc.',
  'Dr.Roy',
  'St.Jean et fils',
  'Plomberie 24/7',
  '9123-4567 Québec inc.',
  '1234567 Canada Inc.',
  'José Peña & Hijos, S.A. de C.V.',
  'Électricité 2000',
  '王小明',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

it.each([
  'Pay now: https://evil.example/pay',
  'http://1.2.3.4',
  'Visit evil.example',
  'evil.com',
  'www.evil',
  'Ann evil．com',
  'Ann ev\u200Bil.c\u200Bom',
  'Ann evil。com',
  'xn--80ak6aa92e.com',
  'marie@example.com',
  'Marie ＠ example',
  'Call 514 555-0142',
  'Call ５１４ ５５５ ０１４２',
  '9123-4567 514-555-0142 Québec inc.',
  '10.0.0.1/pay',
  '//evil/pay',
])('%s is none', (name) => {
  expect(isPlainName(name)).toBe(false);
});
