import { withFrenchDates } from '#contract/french-dates.ts';
import type { Language } from '#contract/language.ts';
import type { Currency } from '#contract/quotes/currencies.ts';
import { moneyText } from '#contract/quotes/money.ts';
import { textsIn } from './texts/texts.ts';

/** A rate as the app shows it. */
export function rateText(amount: number, currency: Currency, language: Language): string {
  return moneyText(Math.round(amount * 100), currency, language, { brief: true });
}

/** A rating with one decimal. */
export function ratingText(rating: number, language: Language): string {
  return new Intl.NumberFormat(textsIn(language).locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}

/** Month and year of a moment. */
export function monthText(moment: string, language: Language): string {
  const { locale } = textsIn(language);
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(moment));
}

/** The day of a moment. */
export function dayText(moment: string, language: Language): string {
  const { locale } = textsIn(language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return withFrenchDates(format.format(new Date(moment)), language);
}
