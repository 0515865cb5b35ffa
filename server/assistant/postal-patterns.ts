import { fold } from './fold.ts';
import type { PlaceLookup } from './place-lookup.ts';
import type { Span } from './place-spans.ts';

const CANADIAN = /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d(?![\p{L}\p{N}])/giu;
const BRITISH = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/giu;
/** The first half of a Canadian code, in capitals; T4A is a tax slip. */
const CANADIAN_HALF =
  /(?<![\p{L}\p{N}#-])(?!T4A)[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTVWXYZ](?![\p{L}\p{N}-])/gu;
const CANADIAN_HALF_SMALL =
  /(?<=(?:\b(?:in|near|around|area|code|postal|secteur|dans|coin|en|zona)\s|^|[,.]\s))[abceghj-nprstvxy]\d[abceghj-nprstvwxyz](?=\s*(?:[,.!?]|$))/gu;
const FIVE_DIGITS = /(?<![\p{L}\p{N}$€#.,-])\d{5}(?![\p{L}\p{N}%-]|[.,]\d)/gu;
const MEASURED_AFTER =
  /^\s*(?:\$|€|km|kms|miles|mi|mots|words|palabras|dollars|pesos|euros|bucks|piasses|sq|pi2|m2|btu|views|abonn)/iu;
const NUMBERED_BEFORE =
  /(?:order|pedido|commande|ref|no|numero|number|ticket|facture|dossier)\W*$/u;
const CODE_BEFORE =
  /(?:\b(?:in|near|around|zip|code|cp|at|from|area|a|au|dans|sur|en|por|secteur)\s|^|[,.:;!?-]\s+)$/u;
const CODE_AFTER = /^\s*(?:[,.!?;]|$)/u;
/** "1920 Martigny", "08015 Barcelona": a code before the name of a city. */
const CODE_AND_CITY = /(?<![\p{L}\p{N}$€])\d{4,5}\s+(\p{Lu}[\p{L}'’-]+)/gu;

/** Where the text holds postal codes of Canada, the United States, Britain, Mexico, France or Spain. */
export function postalSpans(text: string, lookup: PlaceLookup): Span[] {
  const withCity = [...text.matchAll(CODE_AND_CITY)].filter((match) => {
    return lookup(fold(match[1] ?? '')) !== null;
  });
  const plain = [CANADIAN, BRITISH].flatMap((pattern) => [...text.matchAll(pattern)]);
  const digits = [...text.matchAll(FIVE_DIGITS)].filter((match) => isCode(text, match));
  const halves = [CANADIAN_HALF, CANADIAN_HALF_SMALL].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  return [...plain, ...withCity, ...digits, ...halves].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Whether five digits are a postal code by what stands around them, not an amount. */
function isCode(text: string, match: RegExpExecArray): boolean {
  const before = fold(text.slice(0, match.index));
  const after = text.slice(match.index + match[0].length);
  if (MEASURED_AFTER.test(after) || NUMBERED_BEFORE.test(before)) return false;
  return CODE_BEFORE.test(before) || CODE_AFTER.test(after) || /\p{L}\s$/u.test(before);
}
