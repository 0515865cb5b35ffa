import { describe, expect, test } from 'vitest';
import { MASK, maskContacts } from './mask-contacts.ts';

const contacts = [
  'marie.lavoie@courriel.ca',
  'MARIE+LEAK@MAIL.COM',
  'marie (at) mail (dot) com',
  'marie [at] mail [dot] com',
  'marie at mail dot com',
  'marie arobase courriel point ca',
  'marie arroba correo punto mx',
  'marie @ mail . com',
  'marie@mail . com',
  'marie@mail. com',
  'marie (at) mail dot com',
  'marie@mail\u200B.\u200Bcom',
  '5678-1234-01',
  '514 555 0199',
  '514-555-0199',
  '(514) 555-0199',
  '514.555.0199',
  '+1 514 555 0199',
  '+1(514)555-0199',
  '15145550199',
  '5145550199',
  '5 1 4 5 5 5 0 1 9 9',
  '5-1-4-5-5-5-0-1-9-9',
  '514 555 zero one nine nine',
  'five one four five five five zero one nine nine',
  'cinq un quatre cinq cinq cinq zéro un neuf neuf',
  'cinco uno cuatro cinco cinco cinco cero uno nueve nueve',
  '514_555_0199',
  '514*555*0199',
  '514 dash 555 dash 0199',
  '５１４ ５５５ ０１９９',
  '5️⃣1️⃣4️⃣5️⃣5️⃣5️⃣0️⃣1️⃣9️⃣9️⃣',
  '555-0199',
  '55 1234 5678',
  '+52 55 1234 5678',
  '612 345 678',
  '+34 612 34 56 78',
  '300 123 4567',
  'https://facebook.com/marie.lavoie',
  'www.marie-lavoie.quebec/contact',
  'marielavoie.ca',
  'marielavoie dot ca',
  'wa.me/15145550199',
  '@marie_lavoie',
];

test.each(contacts)('hides %s', (contact) => {
  expect(maskContacts(`My tap leaks, reach me: ${contact} please`)).toBe(
    `My tap leaks, reach me: ${MASK} please`,
  );
});

describe('keeps what is no contact', () => {
  test.each([
    'Two taps at 250 $ each, 1,250.00 in all',
    'Budget de 120 000 $, au plus 1 250 000 $',
    'A room of 1200 x 800 mm, 2 400 mm high',
    'Between 2026-11-20 and 2026-12-01, or on 20/11/2026',
    'From 08:30 to 17:45 on weekdays',
    'Roof of 1500 sq ft, built 1985, renewed 2004',
    'Water heater 40 gallons, 4500 W, 240 V',
    'H2X 1Y4, apartment 1203',
    'J’ai 3 chambres, 2 salles de bain et 1 sous-sol à peindre',
    'Presupuesto de 15000000 pesos para 45 m2',
    'Model 3000-XL, 12 V. Call me tomorrow at 10.',
    'It leaks at night.Call before you come',
    'one or two of the three doors, maybe four or five',
    'No. 12345678 on the plate',
    'Meet at the back door dot on time',
    'RBQ 5678-1234-01',
    'Our licence number is RBQ: 5678-1234-01.',
    'Permis no 5678-1234-01',
    'Open 16:00-18:30 2026',
    '2026-11-22 16:00-18:30, 2026-11-23 09:00-12:00',
    'facture 20261122-0045',
    'Is sitting at 71. online ok. test friday',
    'ya sabes cómo es punto me gustaría que alguien viniera',
    'un ou deux murs, quatre portes',
  ])('%s', (text) => {
    expect(maskContacts(text)).toBe(text);
  });
});

test.each([
  ['Reach me at 438 555 0177, 300 $ at most', `Reach me at ${MASK}, 300 $ at most`],
  ['At most $300, 438 555 0177', `At most $300, ${MASK}`],
  ['438 555 0177 514 555 0199 438 555 0178', MASK],
])('hides the phone beside a price in "%s"', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  ['Write to a@b.com. Thanks for all', `Write to ${MASK}. Thanks for all`],
  ['a@b.com.\nMe, I am at home', `${MASK}.\nMe, I am at home`],
  ['a @ b . ca . Merci', `${MASK} . Merci`],
  ['Écrivez à a@b.quebec. Ca coule', `Écrivez à ${MASK}. Ca coule`],
])('leaves the next sentence its first word in %j', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  ['Between 16:00-18:30 514 555 0199', `Between 16:00-18:30 ${MASK}`],
  ['514 555 0199 16:00-18:30', `${MASK} 16:00-18:30`],
  ['facture 514 555 0199', `facture ${MASK}`],
  ['RBQ 514-555-0199', `RBQ ${MASK}`],
  ['51:45 55:01 99', MASK],
  ['call 20261122-0045', `call ${MASK}`],
])('hides a phone in the position of a time, a licence or an invoice in "%s"', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

test.each([
  ['insta: marie.lav', `insta: ${MASK}`],
  ['Telegram @marielav', `Telegram ${MASK}`],
  ['my whatsapp is marielav22', `my whatsapp is ${MASK}`],
])('hides the name at a network in "%s"', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});
