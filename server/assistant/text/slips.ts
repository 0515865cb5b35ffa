import { fold } from './fold.ts';
import type { Span } from './tokens.ts';

/** The one or two words that somebody takes back in Spanish: "plomero, digo, electricista". */
const SLIP =
  /(?<![\p{L}\p{N}])(?!(?:le|te|les|lo|la|se|ya|como|que|me|yo|os|pues|porque|si|no)[\s,])(?:(?:el|la|un|una) )?[\p{L}\p{N}]{2,30},? digo,? (?=\p{L})/giu;

const APOLOGY =
  'sorry|oops|whoops|my (?:bad|mistake)|pardon|desolee?|scuse[zr]?|excuse[zr]?(?:[- ]moi)?|oups|perdon|ups|disculpa';
const WAIT =
  'wait|hold on|hang on|attends?|attendez|espera|esperate|perate|(?:scratch|strike|make) that';
const MEANS =
  'i mean|i meant|je (?:veux|voulais) dire|(?:que )?digo|quise decir|quiero decir|mejor dicho|(?:or|ou|o) (?:rather|plutot|mas bien|mejor)';
const PUTS_RIGHT =
  'actually|en fait|finalement|en realidad|la verdad|mejor|plutot|rather|mas bien|pensandolo bien';
const SIGHS = 'ay|oh|uh|um|eh|euh|ah|bueno|ben|mais|well|voyons|lol';
const NO = 'no+|non|nope|nan|nah';
const GAP = '[\\s,.;:!(-]{1,5}';
const WORD = `(?:or|ou|o|y|but|que|${[APOLOGY, WAIT, MEANS, PUTS_RIGHT, SIGHS, NO].join('|')})\\b`;
/** Says that what stands before it is taken back: "… ben non, scuse, c'est". */
const BACK = RegExp(
  `(?<=[a-z0-9])${GAP}(?=(${WORD}(?:${GAP}${WORD}){0,5}))\\1${GAP}(?:(?:it'?s|c'est|cest|es|son|it is|i need|i want)\\s+)?(?=[a-z0-9])`,
  'g',
);
/** Takes back whatever is said anew. */
const SURE = RegExp(`\\b(?:${APOLOGY}|${WAIT}|${MEANS})\\b`);
const DENIES = RegExp(`\\b(?:${NO})\\b`);
const DENIES_OUTRIGHT = RegExp(
  `\\b(?:(?:${SIGHS}|${PUTS_RIGHT})${GAP}(?:${NO})|(?:${NO})${GAP}(?:${PUTS_RIGHT}))\\b`,
);
/** Takes back a day or a place that is said anew. */
const PUTS = RegExp(`^(?:(?:or|ou|o) )?(?:${PUTS_RIGHT})$`);

const MONTH =
  '(?:jan[a-z]*|fev[a-z]*|feb[a-z]*|mar(?:ch|s|zo)|a[vb]r[a-z]*|apr[a-z]*|mai|may|mayo|june?|juin|junio|july?|juil[a-z]*|julio|aout|aug[a-z]*|ago[a-z]*|sept?[a-z]*|oct[a-z]*|nov[a-z]*|dec[a-z]*|dic[a-z]*)';
const DATE = `(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:er)? (?:de )?${MONTH})`;
const DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tmrw|tonight|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|demain|ce soir|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana)";
const TO_DAY = '(?:(?:le|el|the|on|for|pour|para|this|next|ce|este) )*';
const NOUN = '[a-z][a-z-]{1,20}';
const POSSESSIVE = '(?:my|our|mon|ma|mes|notre|mis?)';
const THE = "(?:(?:the|la|le|el) |l')";

/** Says more of the same: "I need a plumber, I mean a really good one". */
const SAME =
  '(?!(?:[a-z]+ )?(?:good|great|decent|real|nice|one|bonn?e?s?|vraie?s?|buen[oa]?|verdader[oa])\\b)';

/** What is said anew in the same form, so that it is clear how much is taken back. */
const FORMS: readonly Form[] = [
  form(DATE, TO_DAY + DATE, 'day'),
  form(`(?:(?:this|next|ce|le|el|este) )?${DAY}`, TO_DAY + DAY, 'day'),
  form(`an? ${NOUN}(?: ${NOUN}){0,2}`, `an? (?!l[ae]s?\\b)${SAME}${NOUN}`),
  form(`un[ea]? ${NOUN}(?: ${NOUN}){0,2}`, `un[ea]? ${SAME}${NOUN}`),
  form(`${POSSESSIVE} ${NOUN}`, `${POSSESSIVE} (?!english|french|spanish)${NOUN}`),
  form(THE + NOUN, THE + NOUN),
  form(`(?:de|du|del) (?:${THE})?${NOUN}`, `(?:de|du|del) (?:${THE})?${NOUN}`),
  form(`\\d+ ${NOUN}(?: ${NOUN})?`, `\\d+ ${NOUN}`),
];
/** Somebody asked for by name, who is to do what stands behind it. */
const ASKED_FOR =
  /(?<=\b(?:needs?|wants?|looking for|besoin|faut|cherche|busco|necesito|ocupo|quiero) )(?:d')?(?:an?|une?|una) [a-z]{3,20} (?=(?:for|to|pour|para|pa)\b)/g;
const ASKS = /^(?:an?|une?|una) [a-z]{3,20}/;
/** Between what takes back and what is meant: "non scuse je suis mêlé, à Laval". */
const ASIDE = /^(?!for\b|about\b|pour\b|por\b|de\b|d')[^,.;:!?]{1,40}[,.;] (?=[a-z])/;
const IN = '(?:in|at|near|from|a|au|aux|en|dans) ';
const NAME = `(?!${IN})${NOUN}`;
const PLACE_BEFORE = RegExp(`(?<![a-z])(${IN})(${NAME}(?: ${NAME}){0,2})$`);
const PLACE_AFTER = RegExp(`^(${IN})?(${NAME}(?: ${NAME}){0,2})`);
/** What is denied already is not taken back: "not tomorrow, rather friday". */
const DENIED =
  /\b(?:not|n't|pas|no|non|ni|sin|sans)(?: (?:on|for|in|at|le|el|the|a|en|au|pour|para|de|es|c'est)){0,2} $/;
const MAX_BEFORE = 80;
const MAX_BEFORE_JOB = 200;
const MAX_AFTER = 80;

/** The end of what is taken back, and the beginning of what is meant in its stead. */
interface Form {
  before: RegExp;
  after: RegExp;
  of: 'day' | 'thing';
}

function form(before: string, after: string, of: Form['of'] = 'thing'): Form {
  return { before: RegExp(`(?<![a-z0-9'])${before}$`), after: RegExp(`^${after}\\b`), of };
}

/**
 * A message without what somebody takes back in it: "a plumber, sorry no, an electrician". `isPlace`
 * knows the names of places.
 */
export function withoutSlips(message: string, isPlace: (words: string) => boolean): string {
  const text = message.replace(SLIP, '');
  const folded = fold(text);
  const spans = [...folded.matchAll(BACK)]
    .flatMap(({ index, 0: { length }, 1: words = '' }) =>
      takenBack(folded, { start: index, end: index + length, words }, isPlace),
    )
    .toSorted((one, other) => one.start - other.start);
  let page = '';
  let at = 0;
  for (const { start, end } of spans) {
    page += text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
  }
  return page + text.slice(at);
}

type Back = Span & { readonly words: string };

/** What is taken back where some words say so; nothing where it is not clear what. */
function takenBack(
  folded: string,
  { start, end, words }: Back,
  isPlace: (words: string) => boolean,
): Span[] {
  const outright = DENIES_OUTRIGHT.test(words);
  const isSure = outright || SURE.test(words);
  if (!isSure && !PUTS.test(words)) return [];
  const before = folded.slice(Math.max(0, start - MAX_BEFORE), start);
  const after = folded.slice(end, end + MAX_AFTER);
  const aside = isSure && DENIES.test(words) ? (ASIDE.exec(after)?.[0].length ?? 0) : 0;
  for (const skipped of aside > 0 ? [0, aside] : [0]) {
    const meant = after.slice(skipped);
    const length = sameForm(before, meant, isSure) ?? samePlace(before, meant, isPlace);
    if (length !== null && DENIED.test(before.slice(0, -length))) return [];
    if (length !== null) return [{ start: start - length, end: end + skipped }];
    const name = outright && ASKS.test(meant) ? nameAskedFor(folded, start) : null;
    // What stands before it stays, and a space behind that.
    if (name) return [name, { start, end: end + skipped - 1 }];
  }
  return [];
}

/** How much at the end of a text is said anew in the same form; null where nothing is. */
function sameForm(before: string, meant: string, isSure: boolean): number | null {
  for (const { before: said, after, of } of FORMS) {
    if (!isSure && of !== 'day') continue;
    const length = after.test(meant) ? said.exec(before)?.[0].length : undefined;
    if (length !== undefined) return length;
  }
  return null;
}

/** The same of a place, which what is meant may name without saying "in" again. */
function samePlace(
  before: string,
  meant: string,
  isPlace: (words: string) => boolean,
): number | null {
  const said = PLACE_BEFORE.exec(before);
  const [, lead, name = ''] = (said && PLACE_AFTER.exec(meant)) ?? [];
  if (!said || name === '' || !isPlace(said[2]!)) return null;
  const words = name.split(' ');
  const isNamed = words.some((_, at) => isPlace(words.slice(0, at + 1).join(' ')));
  if (!isNamed) return null;
  return lead === undefined ? said[2]!.length : said[0].length;
}

/** The last one that is asked for by the trade before the job: "a plumber for 6 pot lights… no, an". */
function nameAskedFor(folded: string, end: number): Span | null {
  const from = Math.max(0, end - MAX_BEFORE_JOB);
  const last = [...folded.slice(from, end).matchAll(ASKED_FOR)].at(-1);
  if (!last) return null;
  return { start: from + last.index, end: from + last.index + last[0].length };
}
