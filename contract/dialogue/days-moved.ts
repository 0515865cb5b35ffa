import { foldText } from '#contract/fold-text.ts';
import type { DateRange } from '#contract/requests/schedule.ts';

const COUNT =
  '(an?|one|two|three|four|une?|deux|trois|quatre|una?|dos|tres|cuatro|quinze|quince|\\d{1,2})';
const UNIT = '(days?|weeks?|wks?|months?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?)';
const LATER =
  '(?:later|after(?:wards)?|back|out|further|plus tard|apres|mas tarde|despues|mas adelante)';
const EARLIER = '(?:earlier|sooner|before|up|plus tot|avant|antes)';
const PUT_OFF =
  '(?:postpone[ds]?|push(?:ed)?|delay(?:ed)?|move[ds]?|bump(?:ed)?|repouss\\w+|report\\w+|retard\\w+|decal\\w+|recorr\\w+|pospon\\w+|atras\\w+|mueve\\w*|movi\\w+|aplaz\\w+)';
const ADVANCE = '(?:devanc\\w+|avanc\\w+|adelant\\w+|advance\\w*)';
const NOT_OF_ANOTHER = '(?! (?:the|my|our|le|la|les|mon|ma|de|del|el|mi|that i|que) ?[a-z0-9])';

const LEADS_BACK = RegExp(`\\b${COUNT} ${UNIT} ${LATER}\\b${NOT_OF_ANOTHER}`);
const LEADS_FORTH = RegExp(`\\b${COUNT} ${UNIT} ${EARLIER}\\b${NOT_OF_ANOTHER}`);
const PUTS_OFF = RegExp(
  `\\b${PUT_OFF}\\b(?: (?:it|that|this|us|everything|ca|tout|le|la|lo|la fecha|it all))?(?: (?:back|out|off|by|for|d'|de|un|a))* ?${COUNT} ${UNIT}\\b`,
);
const BRINGS_FORTH = RegExp(
  `\\b${ADVANCE}\\b(?: (?:it|ca|le|la|lo))?(?: (?:by|d'|de))* ?${COUNT} ${UNIT}\\b|\\b(?:move|moved|bump) (?:it|that|us) up ${COUNT} ${UNIT}\\b`,
);
const NEXT_DAY =
  /\b(?:the (?:next|following) day|(?:the )?day after|le lendemain|le jour (?:d'apres|suivant)|(?:al|el) dia siguiente|un dia despues|el dia de despues)\b(?! (?:tomorrow|the|my|our|de|du|d'|a|al|del)\b)/;
const DAY_BEFORE =
  /\b(?:the (?:day|night) before|la veille|le jour (?:d'avant|precedent)|(?:el|un) dia (?:antes|anterior|de antes))\b(?! (?:yesterday|the|my|our|de|du|d'|a|al|del|que)\b)/;
const NUMBERS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  quinze: 15,
  quince: 15,
};

/** The days there were, as far off as an utterance puts them: "a week later"; null where it does not. */
export function daysMoved(text: string, before: DateRange | null): DateRange | null {
  if (!before) return null;
  const folded = foldText(text).replaceAll('’', "'");
  const days = daysBy(folded);
  return days === null ? null : { from: moved(before.from, days), to: moved(before.to, days) };
}

function daysBy(folded: string): number | null {
  const later = LEADS_BACK.exec(folded) ?? PUTS_OFF.exec(folded);
  const earlier = BRINGS_FORTH.exec(folded) ?? LEADS_FORTH.exec(folded);
  if (earlier) return -lengthIn(earlier);
  if (later) return lengthIn(later);
  if (NEXT_DAY.test(folded)) return 1;
  return DAY_BEFORE.test(folded) ? -1 : null;
}

function lengthIn(match: RegExpExecArray): number {
  const [count = '', unit = ''] = match.slice(1).filter(Boolean);
  const number = /^\d/.test(count) ? Number(count) : (NUMBERS[count] ?? 1);
  return number * (/^(?:d|j)/.test(unit) ? 1 : /^(?:w|s)/.test(unit) ? 7 : 28);
}

function moved(day: string, days: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toJSON().slice(0, 10);
}
