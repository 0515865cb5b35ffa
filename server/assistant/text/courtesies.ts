import type { Span } from './tokens.ts';

/** Words that only lead politely to what is wanted, which the model takes for talk about nothing. */
const COURTESY =
  /\b(?:(?:y )?(?:disculp|perdon|dispens)\w* (?:(?:la|las|tanta) molestias?|que (?:le|les|los) moleste)\b|(?:muy )?buen[oa]s (?:dias|tardes|noches),? (?:senorita|senora?|senores|joven|oiga|disculpe)\b|(?:quisiera|queria|quiero|para|me gustaria) (?:saber|ver|preguntar(?:les?)?) si (?:alguien |me |nos |hay alguien que )?(?:pudieran?|pueden?|podrian?|fuera posible)\b|si (?:fuera|fueran|es|son|seria|no es) (?:usted |ustedes )?(?:tan (?:amables?|gentil(?:es)?)|mucha molestia)\b|(?:quiero|quisiera|necesito|ocupo|para|me (?:pueden|podrian)) (?:cotizar|una cotizacion (?:de|para|por))\b|(?:quiero|quisiera|querria|queria|necesito|ocupo|pido|pedir|me (?:pueden|podrian) (?:dar|pasar|hacer)) (?:pedir )?(?:un )?presupuesto (?:de|para|por)\b|sorry to (?:bother|trouble) you\b|would you be so kind(?: as to)?\b|desolee? de (?:vous|te) deranger\b|auriez[- ]vous l'amabilite(?: de)?\b)/g;
const MAY_BE_COURTEOUS =
  /molest|senor|joven|oiga|disculpe|saber si|ver si|preguntar|tan amable|tan gentil|cotiza|presupuesto|sorry to|so kind|deranger|amabilite/;
/** Who writes, and that a person is looked for, of whatever trade: "je voudrais trouver une personne fiable pour". */
const WHO_FOR_WHOM =
  /\b(?:je suis une? (?:dame|femme|homme|monsieur|madame|veuve|retraitee?)(?: (?:seule?|agee?|veuve|retraitee?))?(?: de \d+ ans)?|(?:je (?:re)?cherche|je (?:voudrais|veux)|j'aimerais|on (?:re)?cherche)(?: bien)?(?: trouver| avoir)? une (?:bonne )?personne(?: (?:tres )?(?:fiable|serieuse|honnete|de confiance|responsable|minutieuse|gentille)(?: et)?)* (?=pour |qui )|i'?m an? (?:\d+[- ]year[- ]old )?(?:lady|woman|widow|senior|gentleman|pensioner)|(?:i|we)(?:'d| would)? (?:like|love|want|need) (?:to find |to have )?an? (?:(?:reliable|trustworthy|honest|good|nice|serious|dependable)(?: and|,)? )*person (?=to |who )|soy una? (?:senora?|mujer|viuda)(?: mayor)?(?: de \d+ anos)?|(?:quisiera|quiero|me gustaria|busco|necesito|ocupo)(?: encontrar| conseguir| contratar)? (?:a )?una persona(?: (?:muy )?(?:de confianza|responsable|seria|honesta|confiable)(?: y)?)* (?=para |que ))/g;
const MAY_SAY_WHO = /person|je suis|i'?m a|soy un/;
/** Something has to be left that tells what is wanted. */
const MIN_LETTERS_LEFT = 12;

/** The courtesies of a folded message that tells something beside them. */
export function courtesiesIn(folded: string): Span[] {
  const leads = [
    ...(MAY_BE_COURTEOUS.test(folded) ? [COURTESY] : []),
    ...(MAY_SAY_WHO.test(folded) ? [WHO_FOR_WHOM] : []),
  ];
  const spans = leads.flatMap((lead) =>
    [...folded.matchAll(lead)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    })),
  );
  const rest = leads.reduce((text, lead) => text.replace(lead, ' '), folded);
  return (rest.match(/[a-z]/g)?.length ?? 0) < MIN_LETTERS_LEFT ? [] : spans;
}
