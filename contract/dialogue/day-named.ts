import { foldText } from '#contract/fold-text.ts';
import type { DateRange } from '#contract/requests/schedule.ts';
import { inMonthOf, isDate } from './month-kept.ts';

const DAY =
  /\b(?:al|para el|el|au|pour le|le|to the|for the|on the|until the|the)(?: (?:dia|jour|day))? (\d{1,2})(?:st|nd|rd|th|er|e)?\b(?!\s*(?:[:%$\u20ac/.-]\s*\d|[a-z]))/;
const POLITE =
  / ?\b(?:please|pls|plz|por favor|porfa|porfis|svp|stp|instead|plutot|mejor|thanks|thx|merci|gracias)\b/g;
/** Says that the day is to be another. */
const CHANGES_DAY =
  /\b(?:fecha|dia|date|jour|day|cambi\w*|pas[ae]\w*|muev\w*|mov\w*|recorr\w*|chang\w*|push\w*|postpone\w*|repouss\w*|reporte\w*|deplac\w*|decal\w*|mets|make it|better|mieux)\b/;

/**
 * The day of the month that an utterance puts in the stead of those there were: "cambia la fecha al 21";
 * in the month there was. Null where it names none.
 */
export function dayNamed(text: string, before: DateRange | null): DateRange | null {
  if (!before) return null;
  const folded = foldText(text).replaceAll('\u2019', "'").replaceAll(POLITE, '');
  const day = DAY.exec(folded)?.[1];
  if (!day || !CHANGES_DAY.test(folded)) return null;
  const named = inMonthOf(before, day.padStart(2, '0'));
  return isDate(named) ? { from: named, to: named } : null;
}
