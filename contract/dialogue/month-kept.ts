import { foldText } from '#contract/fold-text.ts';
import type { DateRange } from '#contract/requests/schedule.ts';

const NAMES_MONTH =
  /\b(?:jan[a-z]*|ene(?:ro)?|fe[bv][a-z]*|mar(?:s|ch|zo)?|a[bpv]r[a-z]*|mai|mayo?|ju[nil][a-z]*|aug(?:ust)?|aout|ago(?:sto)?|sep[a-z]*|oct[a-z]*|nov[a-z]*|dec[a-z]*|dic[a-z]*)\b|\d\/\d|\d-\d\d-\d/;
const TOLD_FROM_TODAY =
  /\b(?:to(?:day|night|morrow)|next|coming|weeks?|months?|aujourd'hui|demain|prochaine?|semaines?|mois|hoy|manana|proxim[oa]|viene|entra|semanas?|mes(?:es)?)\b/;
const NAMES_WEEKDAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

/**
 * The days an utterance names in the stead of those before: a day without a month is in the month
 * there was ("no, the 12th" of a wedding in June).
 */
export function monthKept(text: string, said: DateRange, before: DateRange | null): DateRange {
  const folded = foldText(text).replaceAll('’', "'");
  if (!before || NAMES_MONTH.test(folded) || TOLD_FROM_TODAY.test(folded)) return said;
  const numbers = (folded.match(/\d+/g) ?? []).map(Number);
  if (!numbers.includes(Number(said.from.slice(-2)))) return said;
  const kept = { from: inMonthOf(before, said.from), to: inMonthOf(before, said.to) };
  const isDay = isDate(kept.from) && isDate(kept.to) && kept.from <= kept.to;
  const isOtherWeekday = weekdayOf(kept.from) !== weekdayOf(said.from);
  return !isDay || (isOtherWeekday && NAMES_WEEKDAY.test(folded)) ? said : kept;
}

/** The day of the month that a text ends with, in the month of the days before; `isDate` tells whether there is one. */
export function inMonthOf({ from }: DateRange, day: string): string {
  return from.slice(0, -2) + day.slice(-2);
}

/** Whether a month has such a day. */
export function isDate(day: string): boolean {
  return new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ?? false;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}
