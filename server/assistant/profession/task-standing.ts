import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Token } from '../text/tokens.ts';

/** Openings after which the rest of the clause is not wanted. */
const RULED_OUT: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /\b(not looking for|dont need|do not need|dont want|do not want|not here for|not for|not the|not a|not an|no need for|its not|isnt the|not just)\b/,
  fr: /\b(pas besoin|pas pour|pas un|pas une|pas d un|pas d une|pas le|pas la|pas les|c est pas|non pas|veux pas|cherche pas|rien a voir avec)\b/,
  es: /\b(no es para|no es|no para|no busco|no necesito|no quiero|ni quiero|no son|nada de)\b/,
};
/** Closings that say that the clause is settled. */
const SETTLED: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /\b(is fine|are fine|works fine|is done|are done|already done|was great|is great|plays fine|already have|is booked|thats done|are good)\b/,
  fr: /\b(est correct|sont corrects|est beau|est fini|sont finis|est fait|est faite|deja fait|deja faite|est regle|marche bien|va bien|est ok|est correcte)\b/,
  es: /\b(esta bien|estan bien|ya quedo|ya esta|ya estan|ya la tengo|ya lo tengo|ya los tengo|esta seca|la lleva otro|lo lleva otro|funciona bien|ya tengo)\b/,
};
/** The business of who writes, before and behind the trade: "I run a cleaning company", "mi negocio de jardinería". */
const OWN_BUSINESS: Readonly<
  Record<UnderstoodLanguage, readonly [before: RegExp, behind: RegExp]>
> = {
  en: [
    /\b(?:(?:run|runs|own|owns|opened|opening|started|starting|launching|launched) (?:a|an|my|our)|my|our)(?: (?:small|little|new|own|local|family|home|online|mobile|dog|pet|hair|house|office))*$/,
    /^(?:\w+ )?(?:business|startup|salon|studio|shop|store|practice|clinic|company)\b(?! (?:\w+ )?(?:quit|cancel\w*|never|didnt|wont|left|stopped|closed|raised)\b)/,
  ],
  fr: [
    /\b(?:mon|ma|notre|(?:jai|ai|a|avons|lance|lancons|ouvre|ouvrons|demarre|demarrons|pars|part|partons|possede|gere) (?:un|une)) (?:petite? |nouvel(?:le)? )?(?:entreprise|business|commerce|shop|salon|boutique|clinique|cabinet|studio|atelier|ecole) (?:de|d|en)(?: (?:la|l|le|les))?(?: \w+)?$/,
    /^(?!(?:\S+ ){0,3}(?:lache|ferme|annule|arrete|faillite|viendra|rappelle|repond)\w*)/,
  ],
  es: [
    /\b(?:mi|nuestro|nuestra|(?:tengo|tenemos|abri|abro|abrimos|abriendo|abrir|duen[oa] de|lanzando|llevo|manejo) (?:un|una)) (?:pequen[oa] )?(?:negocio|empresa|local|taller|estudio|clinica|tienda|despacho|salon|escuela) de(?: (?:la|las|los))?(?: \w+)?$/,
    /^(?!(?:\S+ ){0,3}(?:cerro|cancelo|fallo|quedo mal|contesta|vino|llego)\b)/,
  ],
};
/** A place of business as that of who writes: "I run a daycare", "tengo una estética". */
const OWN_PLACE: Readonly<Record<UnderstoodLanguage, RegExp>> = {
  en: /\b(?:run|runs|own|owns|opened|opening) (?:a|an|my|our|the) (?:\w+ )?(?:salon|hair salon|barber ?shop|daycare|bakery|restaurant|cafe|food truck|gym|spa|garage|clinic|nursery|laundromat|dance school|music school|driving school|grooming salon|nail salon)$/,
  fr: /\b(?:jai|ai|avons|a|ouvre|ouvert|possede|gere|roule|ouvrir) (?:un|une|mon|ma|notre) (?:petite? )?(?:salon|salon de coiffure|garderie|boulangerie|patisserie|resto|restaurant|cafe|gym|spa|garage|clinique|friperie|barbier|barbershop|cantine|casse croute|ecole de \w+)$/,
  es: /\b(?:tengo|tenemos|abri|abrimos|abro|pongo|puse|atiendo|llevo|dueno de|duena de) (?:un|una|mi) (?:pequen[oa] )?(?:estetica|peluqueria|barberia|salon de belleza|lavanderia|carpinteria|herreria|taqueria|panaderia|pasteleria|cafeteria|restaurante|fonda|cocina economica|gimnasio|spa|taller|guarderia|veterinaria|clinica|consultorio|papeleria|ferreteria|floreria|boutique|zapateria|academia)$/,
};
const REACH = 12;
const RULED_OUT_KEEPS = 0.25;
const SETTLED_KEEPS = 0.35;

/**
 * The weight of a word about the work, 0 to 1: less where its clause rules it out or settles it.
 */
export function standingOfTask(
  tokens: readonly Token[],
  at: number,
  language: UnderstoodLanguage,
): number {
  const clause = tokens[at]?.clause;
  const inClause = (token: Token) => token.clause === clause;
  const before = tokens.slice(Math.max(0, at - REACH), at).filter(inClause);
  const after = tokens.slice(at + 1, at + 1 + REACH).filter(inClause);
  const text = (part: readonly Token[]) => part.map((token) => token.word).join(' ');
  if (RULED_OUT[language].test(text(before))) return RULED_OUT_KEEPS;
  if (isOwnBusiness(text(before), text(after), language)) return RULED_OUT_KEEPS;
  if (OWN_PLACE[language].test(`${text(before)} ${tokens[at]!.word}`)) return RULED_OUT_KEEPS;
  return SETTLED[language].test(text(after)) ? SETTLED_KEEPS : 1;
}

/** Whether the trade at a place is the business of who writes. */
export function namesOwnBusiness(
  tokens: readonly Token[],
  { first, last }: { readonly first: number; readonly last: number },
  language: UnderstoodLanguage,
): boolean {
  const inClause = (token: Token) => token.clause === tokens[first]?.clause;
  const words = (part: readonly Token[]) =>
    part
      .filter(inClause)
      .map(({ word }) => word)
      .join(' ');
  const before = words(tokens.slice(Math.max(0, first - REACH), first));
  if (OWN_PLACE[language].test(`${before} ${words(tokens.slice(first, last + 1))}`)) return true;
  return isOwnBusiness(before, words(tokens.slice(last + 1, last + 1 + REACH)), language);
}

function isOwnBusiness(before: string, behind: string, language: UnderstoodLanguage): boolean {
  const [own, business] = OWN_BUSINESS[language];
  return own.test(before) && business.test(behind);
}
