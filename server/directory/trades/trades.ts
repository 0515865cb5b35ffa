import type { Language } from '#contract/language.ts';
import { PROFESSIONS, type Profession } from '#contract/professions.ts';
import { TRADES_EN } from './en.ts';
import { TRADES_ES } from './es.ts';
import { TRADES_FR } from './fr.ts';

const NAMES = { en: TRADES_EN, fr: TRADES_FR, es: TRADES_ES };

/** Several people of a trade: Plumbers. */
export function tradeName(profession: Profession, language: Language): string {
  return NAMES[language][profession];
}

/** The same as part of an address: `plumbers`, `techniciens-de-piscine`. */
export function tradeSlug(profession: Profession, language: Language): string {
  const plain = tradeName(profession, language).normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The trade of a part of an address in a language; undefined where it is none's. */
export function findTradeBySlug(slug: string, language: Language): Profession | undefined {
  return PROFESSIONS.find((profession) => tradeSlug(profession, language) === slug);
}
