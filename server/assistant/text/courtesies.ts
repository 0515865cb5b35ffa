import type { Span } from './tokens.ts';

/** Words that only lead politely to what is wanted, which the model takes for talk about nothing. */
const COURTESY =
  /\b(?:(?:y )?(?:disculp|perdon|dispens)\w* (?:(?:la|las|tanta) molestias?|que (?:le|les|los) moleste)\b|(?:muy )?buen[oa]s (?:dias|tardes|noches),? (?:senorita|senora?|senores|joven|oiga|disculpe)\b|(?:quisiera|queria|quiero|para|me gustaria) (?:saber|ver|preguntar(?:les?)?) si (?:alguien |me |nos |hay alguien que )?(?:pudieran?|pueden?|podrian?|fuera posible)\b|si (?:fuera|fueran|es|son|seria|no es) (?:usted |ustedes )?(?:tan (?:amables?|gentil(?:es)?)|mucha molestia)\b|(?:quiero|quisiera|necesito|ocupo|para|me (?:pueden|podrian)) (?:cotizar|una cotizacion (?:de|para|por))\b|(?:quiero|quisiera|querria|queria|necesito|ocupo|pido|pedir|me (?:pueden|podrian) (?:dar|pasar|hacer)) (?:pedir )?(?:un )?presupuesto (?:de|para|por)\b|sorry to (?:bother|trouble) you\b|would you be so kind(?: as to)?\b|desolee? de (?:vous|te) deranger\b|auriez[- ]vous l'amabilite(?: de)?\b)/g;
const MAY_BE_COURTEOUS =
  /molest|senor|joven|oiga|disculpe|saber si|ver si|preguntar|tan amable|tan gentil|cotiza|presupuesto|sorry to|so kind|deranger|amabilite/;
/** Something has to be left that tells what is wanted. */
const MIN_LETTERS_LEFT = 12;

/** The courtesies of a folded message that tells something beside them. */
export function courtesiesIn(folded: string): Span[] {
  if (!MAY_BE_COURTEOUS.test(folded)) return [];
  const spans = [...folded.matchAll(COURTESY)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const left = folded.replace(COURTESY, ' ').match(/[a-z]/g)?.length ?? 0;
  return left < MIN_LETTERS_LEFT ? [] : spans;
}
