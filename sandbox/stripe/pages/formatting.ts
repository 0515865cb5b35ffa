import { withFrenchDates } from '#contract/french-dates.ts';
import type { UnderstoodLanguage } from '#contract/language.ts';

const LOCALES: Record<UnderstoodLanguage, string> = { en: 'en-US', fr: 'fr-CA', es: 'es-419' };

/** Cents as US dollars, labelled as such where `$` means another currency. */
export function money(language: UnderstoodLanguage, cents: number): string {
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'USD' });
  return format.format(cents / 100);
}

/** A rate in percent, with the decimals it has. */
export function percentage(language: UnderstoodLanguage, percent: number): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  return format.format(percent / 100);
}

/** The UTC day of a moment in Unix seconds. */
export function day(language: UnderstoodLanguage, seconds: number): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return withFrenchDates(format.format(seconds * 1000), language);
}

/** Our language for a locale such as `fr-CA`; undefined for `auto` and others. */
export function languageOfLocale(
  locale: string | null | undefined,
): UnderstoodLanguage | undefined {
  const name = locale?.slice(0, 2).toLowerCase() ?? '';
  return Object.hasOwn(LOCALES, name) ? (name as UnderstoodLanguage) : undefined;
}
