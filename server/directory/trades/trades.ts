import type { Language } from '#contract/language.ts';
import { PROFESSIONS, type Profession } from '#contract/professionals/professions.ts';
import { slugOf } from '#server/platform/slug.ts';
import { ownTradeName } from '#server/professionals/professionals.ts';
import { TRADES_EN } from './en.ts';
import { TRADES_ES } from './es.ts';
import { TRADES_FR } from './fr.ts';

const NAMES = { en: TRADES_EN, fr: TRADES_FR, es: TRADES_ES };

/** The plural of a trade: Plumbers; or the operator's own name for it. */
export function tradeName(profession: Profession, language: Language): string {
  return ownTradeName(profession, language) ?? NAMES[language][profession];
}

/**
 * The slug of a trade, which stays whatever the operator calls it: `plumbers`,
 * `techniciens-de-piscine`.
 */
export function tradeSlug(profession: Profession, language: Language): string {
  return slugOf(NAMES[language][profession]);
}

/** The trade of a slug in a language; undefined where there is none. */
export function findTradeBySlug(slug: string, language: Language): Profession | undefined {
  return PROFESSIONS.find((profession) => tradeSlug(profession, language) === slug);
}
