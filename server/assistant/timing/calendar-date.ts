import { DAY_MS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';

/** The beginnings of month names, January first. */
const MONTHS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: months('jan feb mar apr may jun jul aug sep oct nov dec'),
  fr: months('jan fev mars avr mai juin juil aou sep oct nov dec'),
  es: months('ene feb marz abr mayo jun jul ago se[pt] oct nov dic'),
};
const DURATION =
  /\b(?:weeks?|days?|months?|years?|semaines?|jours?|mois|ans?|semanas?|dias|mes(?:es)?|anos?)\b/;
const DAY = /\b(\d{1,2})(?:st|nd|rd|th|er|ro|ero)?\b(?![:/\d]| ?(?:h|am|pm)\b)/;
const WORD = /\p{L}{3,}/gu;

/**
 * Whether a date as people write it ("the 23rd", "le 23 novembre"), folded, is today or tomorrow;
 * null for any other and for what is no single date.
 */
export function todayOrTomorrow(
  date: string,
  language: Language,
  now: Date,
): 'today' | 'tomorrow' | null {
  const day = DAY.exec(date)?.[1];
  if (day === undefined || DURATION.test(date)) return null;
  const month = findMonth(date, language);
  const isOn = (moment: Date) =>
    moment.getDate() === Number(day) && (month === null || moment.getMonth() === month);
  if (isOn(now)) return 'today';
  return isOn(new Date(now.getTime() + DAY_MS)) ? 'tomorrow' : null;
}

/** The index of the month in a date, from 0; null without one. */
function findMonth(date: string, language: Language): number | null {
  for (const [word] of date.matchAll(WORD)) {
    const month = MONTHS[language].findIndex((beginning) => beginning.test(word));
    if (month !== -1) return month;
  }
  return null;
}

function months(beginnings: string): RegExp[] {
  return beginnings.split(' ').map((beginning) => new RegExp(`^${beginning}`));
}
