import type { Span } from '../../text/tokens.ts';

const NUMBER = String.raw`(?:[01]?\d|2[0-4])(?:[:.h]\d\d)?`;
/** Behind a number: it is an hour of the day, or so many of them. */
const OF_DAY =
  "(?:[ap]\\.?m\\b\\.?|h(?:\\d\\d)?\\b|hrs?\\b|o'?clock\\b|heures?\\b|horas?\\b|in the (?:morning|afternoon|evening)\\b|at night\\b|du (?:matin|soir)\\b|de l'apres-midi\\b|(?:de|en|por) la (?:manana|tarde|noche|madrugada)\\b)";
const TO =
  "(?: ?[-\u2013] ?| (?:to|till?|until|hasta(?: las?)?|jusqu'a|a(?: las?)?|and|et|y(?: las?)?|or|ou|o) )";
const HOURS = RegExp(
  String.raw`(?<![\d/:.,$-])(?:(${NUMBER} ?(${OF_DAY})?)(${TO}))?${NUMBER} ?${OF_DAY}`,
  'g',
);
const MAY_BE = /\d ?(?:[ap]\.?m\b|h|o'?clock|in the |at night|du |d?en? l|por la )/;
/** Before the first of two numbers: both are hours. */
const FROM = /\b(?:from|between|de|entre|desde|d'|a|las?) $/;
/** Before a number that is a day of the month. */
const BEFORE_DAY =
  /(?:^|[^a-z])(?:the|le|el|dia|[a-z]{3}\.?|[a-z]*(?:uary|ch|il|ust|ber|bre|ier|ril|ero|zo|yo|nio|lio|sto)) $/;

/**
 * The hours of the day that a folded text tells, from one to another too: "6 to 11 pm", "de 18h à
 * 22h", "a las 7 de la noche". They are no days of a month.
 */
export function hoursIn(folded: string): Span[] {
  if (!MAY_BE.test(folded)) return [];
  return [...folded.matchAll(HOURS)].map(({ 0: whole, 1: first, 2: ofDay, 3: sign, index }) => {
    const before = folded.slice(Math.max(0, index - MAX_BEFORE), index);
    const isDay = first !== undefined && ofDay === undefined && !isHour(before, sign!);
    return { start: index + (isDay ? first.length : 0), end: index + whole.length };
  });
}

const MAX_BEFORE = 12;

/** Whether the first of two numbers is an hour, too: in "le 12 à 18h" it is a day. */
function isHour(before: string, sign: string): boolean {
  return FROM.test(before) || (/[-\u2013]|to|til|hasta/.test(sign) && !BEFORE_DAY.test(before));
}
