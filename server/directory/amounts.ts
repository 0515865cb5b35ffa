import { withFrenchDates } from '#contract/french-dates.ts';
import type { Language } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import { moneyText } from '#contract/quotes/money.ts';
import { LOCALES } from './locales.ts';

/** A rate as the app shows it. */
export function rateText(amount: number, currency: Currency, language: Language): string {
  return moneyText(Math.round(amount * 100), currency, language, { brief: true });
}

/** A rating with one decimal. */
export function ratingText(rating: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}

/** Month and year of a moment. */
export function monthText(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(moment));
}

/** The day of a moment. */
export function dayText(moment: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return withFrenchDates(format.format(new Date(moment)), language);
}
