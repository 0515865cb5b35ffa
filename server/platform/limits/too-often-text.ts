import { HOUR_SECONDS, MINUTE_SECONDS } from '#contract/durations.ts';
import type { Language } from '#contract/language.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';

export const texts = inEachLanguage<(wait: string) => string>('server/platform/too-often', {
  en: (wait) => `That was too often in a short time. Try again in ${wait}.`,
  fr: (wait) => `C’était trop souvent en peu de temps. Réessayez dans ${wait}.`,
  es: (wait) => `Fueron demasiados intentos en poco tiempo. Inténtalo de nuevo en ${wait}.`,
});

/** The text for somebody over a limit, with the seconds to wait. */
export function tooOftenText(seconds: number, language: Language): string {
  return texts[language](inWords(seconds, language));
}

/** Rounded up: whoever waits that long is accepted. */
function inWords(seconds: number, language: Language): string {
  const [amount, unit] = unitOf(seconds);
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, options).format(Math.ceil(amount));
}

function unitOf(seconds: number): [number, 'second' | 'minute' | 'hour'] {
  if (seconds <= 90) return [seconds, 'second'];
  return seconds <= 5400 ? [seconds / MINUTE_SECONDS, 'minute'] : [seconds / HOUR_SECONDS, 'hour'];
}
