import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import { withFrenchDates } from '#contract/french-dates.ts';
import type { Language } from '#contract/language.ts';
import { formatMoney, LOCALES } from '#server/platform/formatting.ts';

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
const KILO = 1024;

export type Figures = ReturnType<typeof figuresIn>;

/** Formats figures in a language. */
export function figuresIn(language: Language) {
  const locale = LOCALES[language];
  const unit = (name: string, digits = 0) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: digits });
  return {
    count: (number: number) => new Intl.NumberFormat(locale).format(number),
    percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    /** An amount in the smallest unit of its currency, as Stripe has it. */
    money: (amount: number, currency: string) => formatMoney(amount, currency, language),
    /** With one decimal below ten. */
    milliseconds: (number: number) => unit('millisecond', number < 10 ? 1 : 0).format(number),
    bytes(number: number) {
      const step = Math.min(
        BYTE_UNITS.length - 1,
        Math.max(0, Math.floor(Math.log(number) / Math.log(KILO))),
      );
      return unit(BYTE_UNITS[step] ?? 'byte', 1).format(number / KILO ** step);
    },
    /** In its largest whole unit: 3 hours, 2 days. */
    duration(seconds: number) {
      const [name, size] = unitOf(seconds);
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: 'long',
        maximumFractionDigits: 0,
      }).format(Math.floor(seconds / size));
    },
    day: (moment: Date) =>
      withFrenchDates(
        new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(moment),
        locale,
      ),
  };
}

function unitOf(seconds: number): [string, number] {
  if (seconds < MINUTE_SECONDS) return ['second', 1];
  if (seconds < HOUR_SECONDS) return ['minute', MINUTE_SECONDS];
  if (seconds < 2 * DAY_SECONDS) return ['hour', HOUR_SECONDS];
  return ['day', DAY_SECONDS];
}
