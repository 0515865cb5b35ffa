import type { UnderstoodLanguage } from '#contract/language.ts';

/** The words behind it, which say when. */
const WHEN = "(?: (?!(?:and|but|so|et|pis|mais|y|pero|need|besoin|necesit\\w+)\\b)[\\w'-]+){0,4}";

/** Whoever writes says that they come back to the conversation, not when the work is: "I'll be back tonight". */
export const COMES_BACK: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: RegExp(
    `\\b(?:i'?ll|i will|i'm gonna|im gonna|i am going to|i'm going to|i can|let me|we'?ll|we will) (?:\\w+ )?(?:(?:come|be|get|check|write) back(?! (?:home|from|in town|at work))(?: to (?:you|this|it|u))?|let (?:you|u) know|(?:message|text|write|tell) (?:you|u) (?:back )?|reply|return to this|think about it|decide|finish this|do this|log back in)\\b${WHEN}`,
  ),
  fr: RegExp(
    `\\b(?:(?:je |j')(?:vais |va )?(?:reviens?|revenir|reviendrai|repasse|repasser|repasserai|recris|reecris|reecrire|recrire)(?! (?:de|du|des|chez|a la maison|d')\\b)|(?:je|on)(?: vais| va)? (?:vous |te |t'|y )(?:(?:re)?donn(?:e|er|erai)(?: des| de mes)? nouvelles|(?:en )?redonn\\w+ des nouvelles|reviens|revenir|redis|redire|redirai|tiens? au courant|laisse savoir|confirme\\w*|fais signe))\\b${WHEN}`,
  ),
  es: RegExp(
    `\\b(?:(?:luego|ahorita|yo) )?(?:vuelvo|regreso|volvere|regresare|(?:voy a|vamos a) (?:volver|regresar)|(?:l[eo]s?|te|os) (?:aviso|avisare|confirmo|confirmare|escribo|digo|dire|contesto)|(?:doy|dare|damos) (?:noticias|razon))\\b(?! (?:a (?!la (?:noche|tarde)|las? \\d)|de|del)\\b)${WHEN}`,
  ),
};

/** Whether a folded utterance says that whoever writes comes back later. */
export function comesBack(folded: string): boolean {
  return Object.values(COMES_BACK).some((back) => back.test(folded));
}
