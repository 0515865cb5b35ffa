import { LinkifyIt } from 'linkify-it';

/** A piece of a message: words, or an address to follow. */
export interface Piece {
  text: string;
  href: string | null;
}

// Only what says http or https itself: everything else stays words.
const finder = new LinkifyIt({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
for (const other of ['ftp:', 'mailto:', '//']) finder.add(other, null);

/** Cuts a message into words and addresses. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, lastIndex, url } of finder.match(text) ?? []) {
    if (index > end) pieces.push({ text: text.slice(end, index), href: null });
    pieces.push({ text: text.slice(index, lastIndex), href: safe(url) });
    end = lastIndex;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** Words about paying, in our three languages. */
const paying =
  /\b(pay|paid|payment|deposit|transfer|interac|paypal|zelle|venmo|crypto|bitcoin|gift ?cards?|wire|card number|iban|western union|payer|paiement|acompte|d[ée]p[oô]t|virement|carte[s-]? cadeau|num[ée]ro de carte|pag(ar|o|ue)|dep[oó]sito|transferencia|anticipo|tarjeta)\b/iu;

/** Whether a message asks for money by a link: how people are most often led away and deceived. */
export function asksForMoney(text: string): boolean {
  return paying.test(text) && piecesOf(text).some(({ href }) => href !== null);
}

function safe(url: string): string | null {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;
}
