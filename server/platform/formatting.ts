import { withFrenchDates } from '#contract/french-dates.ts';
import { inEach } from '#contract/in-each.ts';
import type { Language } from '#contract/language.ts';
import { localeIn } from '#contract/written-language.ts';

/** The BCP 47 tags that amounts and dates are written with. */
export const LOCALES = inEach((language) =>
  localeIn({ en: 'en-US', fr: 'fr-CA', es: 'es-419' }, language),
);

/** An amount in the smallest unit of its currency, as Stripe has it: $29, 29 $ US, USD 29. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'es' ? 'code' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

/** The day of a moment with its year, in that time zone. */
export function formatDay(moment: string, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone });
  return withFrenchDates(format.format(new Date(moment)), language);
}

/** A moment to the minute with its weekday, in that time zone. */
export function formatDayAndTime(moment: Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return withFrenchDates(format.format(moment), language);
}

/** A moment of the next days: its weekday and time, in that time zone. */
export function formatWeekdayAndTime(
  { at, timeZone }: { at: string; timeZone: string },
  language: Language,
): string {
  return withFrenchDates(weekdayAndTime(language, timeZone).format(new Date(at)), language);
}

const weekdayAndTime = reused((language, timeZone) => {
  const shown = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], { ...shown, timeZone });
});

/** From one moment to another, with weekday, day and times, in that time zone. */
export function formatSpan(
  { from, to }: { from: string; to: string },
  timeZone: string,
  language: Language,
): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  const range = format.formatRange(new Date(from), new Date(to));
  // Thin spaces are drawn as boxes by some phones; in a narrow mail an end does not leave its beginning.
  return withFrenchDates(range.replaceAll(/[\u2009\u202f]/g, '\u00a0'), language);
}

/** How many formatters of a kind are kept: each holds some 80 kB, and there are 400 time zones. */
const MAX_KEPT = 12;

/** Making a formatter takes a hundred times as long as using it: those used last are kept. */
function reused<Format>(
  make: (language: Language, timeZone: string) => Format,
): (language: Language, timeZone: string) => Format {
  const kept = new Map<string, Format>();
  return (language, timeZone) => {
    const key = `${language} ${timeZone}`;
    const format = kept.get(key) ?? make(language, timeZone);
    kept.delete(key);
    kept.set(key, format);
    if (kept.size > MAX_KEPT) kept.delete([...kept.keys()][0]!);
    return format;
  };
}
