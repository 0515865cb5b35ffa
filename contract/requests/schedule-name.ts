import { withFrenchDates } from '../french-dates.ts';
import { inEachLanguage } from '../in-each-language.ts';
import type { Language } from '../language.ts';
import { localeIn } from '../written-language.ts';
import type { DateRange, Recurrence } from './schedule.ts';
import { URGENCY_NAMES, type Urgency } from './urgency.ts';

/** When a job is wanted. */
export interface Schedule {
  urgency: Urgency;
  dates: DateRange | null;
  recurrence: Recurrence | null;
}

/** The names of recurrences for readers. */
export const RECURRENCE_NAMES = inEachLanguage<Readonly<Record<Recurrence, string>>>(
  'contract/recurrences',
  {
    en: {
      daily: 'every day',
      weekly: 'every week',
      biweekly: 'every two weeks',
      monthly: 'every month',
    },
    fr: {
      daily: 'tous les jours',
      weekly: 'chaque semaine',
      biweekly: 'aux deux semaines',
      monthly: 'chaque mois',
    },
    es: {
      daily: 'todos los días',
      weekly: 'cada semana',
      biweekly: 'cada dos semanas',
      monthly: 'cada mes',
    },
  },
);

const LOCALES = { en: 'en-US', fr: 'fr-CA', es: 'es-419' };
const IN_BRACKETS = / \(.*\)$/;

/**
 * The urgency, the days and the rhythm for a reader: "Not urgent · Saturday, December 5, 2026". Beside
 * days an urgency is named without its own ("within a week").
 */
export function scheduleName({ urgency, dates, recurrence }: Schedule, language: Language): string {
  const name = URGENCY_NAMES[language][urgency] ?? urgency;
  return [
    dates ? name.replace(IN_BRACKETS, '') : name,
    dates && datesName(dates, language),
    recurrence && (RECURRENCE_NAMES[language][recurrence] ?? recurrence),
  ]
    .filter(Boolean)
    .join(' · ');
}

function datesName({ from, to }: DateRange, language: Language): string {
  const format = new Intl.DateTimeFormat(localeIn(LOCALES, language), {
    dateStyle: from === to ? 'full' : 'long',
    timeZone: 'UTC',
  });
  return withFrenchDates(format.formatRange(new Date(from), new Date(to)), language);
}
