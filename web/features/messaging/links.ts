import { splitLinks } from '#web/ui/text/split-links.ts';

/** Words about payment, in our three languages. */
const paying =
  /\b(pay|paid|payment|deposit|transfer|interac|paypal|zelle|venmo|crypto|bitcoin|gift ?cards?|wire|card number|iban|western union|payer|paiement|acompte|d[ée]p[oô]t|virement|carte[s-]? cadeau|num[ée]ro de carte|pag(ar|o|ue)|dep[oó]sito|transferencia|anticipo|tarjeta)\b/iu;

/** Whether a message asks for money with a link: the most common scam. */
export function asksForMoney(text: string): boolean {
  return paying.test(text) && splitLinks(text).some(({ href }) => href !== null);
}
