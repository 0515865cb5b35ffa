import type { Span } from './place-spans.ts';

/** What stands around words that may be a place. */
export type Surroundings = {
  /** They stand after a word for where something is ("in", "chez", "de"). */
  readonly located: boolean;
  /** That word can hardly mean anything else. */
  readonly strictlyLocated: boolean;
  /** They begin or end their clause, stand last in the message, begin a sentence. */
  readonly opens: boolean;
  readonly closes: boolean;
  readonly last: boolean;
  readonly opensSentence: boolean;
  /** A district number follows ("Lyon 7e"). */
  readonly numbered: boolean;
  /** They stand where a name would: located, or a clause of their own. */
  readonly named: boolean;
};

export const CLAUSE_BREAK = /[,.;:!?()/\n\u2014\u2013]|\p{Extended_Pictographic}/u;

const STRICTLY_LOCATIVE =
  /(?:\b(?:in|near|around|live in|based in|a|au|aux|dans|sur|secteur|quartier|proche de|pres de|cote de|habite|en|cerca de|zona|vivo en|estoy en|aqui en|quitte|quittons)\s+)$/;
const LOCATIVE = /(?:\b(?:at|from|on|de|desde|por|d'|the|la|le)\s*)$/;
/** Words before a place the work is not at. */
const ELSEWHERE =
  /(?:\b(?:to|into|vers|jusqu'a|pour|hasta|para|hacia|originally from|born in|made in|like in|away in|viens de|vient de|arrive de|llegue de|vengo de|vive en|se fue a|vivir a|vivre a|partie? a|demenagee? a|(?<!je |on |j'y )reste a|soeur a|soeur de|frere a|sister in|sister's in|brother in|place in|mom in|house in the|flew to|back to|revenus? de|arrivant de|ramene du wax de|bien immobilier au|marathon de|tout inclus a|colis de .{0,8} a|employeur de|appartement au|maraton de|called|se llama|permis du|diplome de|cert from|certificate from|like|style)\s*)$/;
const ROUTE =
  /(?:\b(?:from|de|quitte|desde|dans)\s\p{Lu}[\p{L}'’-]+\s(?:to|a|à|au|vers|pour|hasta|jusqu'à)|s'en aller à|amener chez .{1,14} à)\s$/u;
const STYLE_AFTER = /^\s*(?:style|way|university|bank|college|speaking|cheese|marathon|tire)\b/i;
const NAME_BEFORE = /(?<![.!?]\s)(?<!^)\b\p{Lu}\p{Ll}+\s$/u;
const NAME_RIGHT_AFTER = /^\s\p{Lu}\p{Ll}+/u;
const DISTRICT_NUMBER = /^\s+\d{1,2}(?:e|er|eme)\b/;
const AFTER_END = /^\s*(?:$|[,.;:!?()\n]|\p{Extended_Pictographic})/u;
const REST_IS_EMPTY = /^[\s\p{P}\p{S}\p{M}\u200d]*$/u;
const REGION_CODE_AFTER = /^,? [A-Z]{2}\b/;

/** Reads the surroundings of a span. `folded` is the text folded, of the same length. */
export function atHand(text: string, folded: string, { start, end }: Span): Surroundings {
  const before = folded.slice(Math.max(0, start - 24), start);
  const rest = text.slice(end).replace(REGION_CODE_AFTER, '');
  const strictlyLocated = STRICTLY_LOCATIVE.test(before);
  const located = strictlyLocated || LOCATIVE.test(before);
  const opens = start === 0 || CLAUSE_BREAK.test(text.slice(Math.max(0, start - 3), start));
  const closes = AFTER_END.test(rest);
  return {
    located,
    strictlyLocated,
    opens,
    closes,
    last: REST_IS_EMPTY.test(rest),
    opensSentence: start === 0 || /[.!?\n]\s*$/.test(text.slice(Math.max(0, start - 3), start)),
    numbered: DISTRICT_NUMBER.test(folded.slice(end)),
    named: located || (opens && closes),
  };
}

/** Whether the words before say that the place is somebody else's, an origin or a destination. */
export function isElsewhere(text: string, folded: string, { start, end }: Span): boolean {
  const before = folded.slice(Math.max(0, start - 32), start);
  const route = ROUTE.test(text.slice(Math.max(0, start - 40), start));
  return route || ELSEWHERE.test(before) || STYLE_AFTER.test(folded.slice(end));
}

/** Whether the words are part of a longer name that is no place ("Revenu Québec", "London House"). */
export function isPartOfOtherName(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const opensText = start <= 24 && /^\p{Lu}\p{Ll}+\s$/u.test(before);
  return (!opensText && NAME_BEFORE.test(before)) || NAME_RIGHT_AFTER.test(text.slice(end));
}
