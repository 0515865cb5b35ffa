import { withFrenchDates } from '#contract/french-dates.ts';
import { inEach } from '#contract/in-each.ts';
import type { Language } from '#contract/language.ts';
import { localeIn } from '#contract/written-language.ts';
import { isProfession } from '#contract/professionals/professions.ts';
import type { ExtraAnswers } from '#contract/requests/leads.ts';
import { answerInWords } from '#contract/requests/need-in-words.ts';
import type { Recurrence } from '#contract/requests/schedule.ts';
import { RECURRENCE_NAMES } from '#contract/requests/schedule-name.ts';
import { URGENCY_NAMES, type Urgency } from '#contract/requests/urgency.ts';
import type { DayOff, WorkingSpan } from '#contract/professionals/working-hours.ts';
import { professionName } from '#server/professionals/professionals.ts';
import { plain } from './csv.ts';
import type { Column } from './texts/export-texts.ts';
import { texts } from './texts/texts.ts';

const LOCALES = inEach((language) =>
  localeIn({ en: 'en-CA', fr: 'fr-CA', es: 'es-419' }, language),
);

type Reader = (value: unknown, language: Language) => string;

const READERS: Readonly<Record<string, Reader>> = {
  profession: (value, language) => professionOf(plain(value), language),
  furtherProfessions: (value, language) =>
    plain(value)
      .split(', ')
      .map((slug) => professionOf(slug, language))
      .join(', '),
  urgency: (value, language) => URGENCY_NAMES[language][plain(value) as Urgency] ?? plain(value),
  recurrence: (value, language) =>
    RECURRENCE_NAMES[language][plain(value) as Recurrence] ?? plain(value),
  language: (value, language) => tongueOf(plain(value), language),
  languages: (value, language) =>
    (value as string[]).map((code) => tongueOf(code, language)).join(', '),
  extraAnswers: (value) => (value as ExtraAnswers).map(answerInWords).join('\n'),
  hours: (value, language) => weekOf(value as WorkingSpan[], language),
  daysOff: (value, language) =>
    (value as DayOff[]).map((days) => holidayOf(days, language)).join('\n'),
};

/** Formats a value of the archive by its column; null is ''. */
export function formatValue(name: string, value: unknown, language: Language): string {
  if (plain(value) === '') return '';
  const read = READERS[name];
  return read ? read(value, language) : partsOf(value, language);
}

/** A moment with its day, in UTC, as the page says. */
export function formatMoment(moment: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${withFrenchDates(format.format(moment), language)} UTC`;
}

function professionOf(slug: string, language: Language): string {
  return isProfession(slug) ? professionName(slug, language) : slug;
}

function tongueOf(code: string, language: Language): string {
  return new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(code) ?? code;
}

function weekOf(hours: readonly WorkingSpan[], language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' });
  const days = Map.groupBy(hours, ({ weekday }) => weekday);
  return [...days]
    .toSorted(([one], [other]) => one - other)
    .map(([weekday, spans]) => {
      const said = spans.map(({ opens, closes }) => `${opens} – ${closes}`).toSorted();
      // The fifth of January 1970 was a Monday.
      return `${format.format(Date.UTC(1970, 0, 4 + weekday))} ${said.join(', ')}`;
    })
    .join('\n');
}

function holidayOf({ from, to }: DayOff, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return withFrenchDates(format.formatRange(new Date(from), new Date(to)), language);
}

function partsOf(value: unknown, language: Language): string {
  if (value instanceof Date) return formatMoment(value, language);
  if (typeof value === 'boolean') return texts[language][value ? 'yes' : 'no'];
  if (Array.isArray(value)) return value.map((part) => partsOf(part, language)).join('\n');
  if (typeof value !== 'object' || value === null) return plain(value);
  const { columns } = texts[language];
  return Object.entries(value)
    .map(
      ([name, part]) => `${columns[name as Column] ?? name}: ${formatValue(name, part, language)}`,
    )
    .join(', ');
}
