import type { UnderstoodLanguage } from '#contract/language.ts';
import { isBuiltIn, professionId, type Profession } from '#contract/professionals/professions.ts';
import { ANY_TRADE, NEWCOMERS } from './any-trade.ts';
import { BIOGRAPHIES_EN } from './en.ts';
import { BIOGRAPHIES_ES } from './es.ts';
import { BIOGRAPHIES_FR } from './fr.ts';
import { MORE_EN } from './more/en.ts';
import { MORE_ES } from './more/es.ts';
import { MORE_FR } from './more/fr.ts';

const FIRST = { en: BIOGRAPHIES_EN, fr: BIOGRAPHIES_FR, es: BIOGRAPHIES_ES };
const MORE = { en: MORE_EN, fr: MORE_FR, es: MORE_ES };

interface Author {
  language: UnderstoodLanguage;
  profession: Profession;
  years: number;
  isNewcomer: boolean;
  /** Counts the professionals of their trade and language. */
  number: number;
}

/**
 * What somebody writes of their work and of how they do it. No two of one trade and language write
 * the same, and neighbours do not begin alike.
 */
export function biography({ language, profession, years, isNewcomer, number }: Author): string {
  const works = worksOf(language, profession);
  const work = works[number % works.length] ?? '';
  const ways = ANY_TRADE[language];
  const way =
    ways[(number + EACH_TOWN * (professionId(profession) - 1)) % ways.length]?.(years) ?? '';
  const begins = NEWCOMERS[language];
  return `${work} ${isNewcomer ? (begins[number % begins.length] ?? '') : way}`;
}

/** As many of a trade are in a town: so trades that follow one another work in other ways. */
const EACH_TOWN = 3;

function worksOf(language: UnderstoodLanguage, profession: Profession): readonly string[] {
  if (!isBuiltIn(profession)) return [];
  return [...FIRST[language][profession], ...MORE[language][profession]];
}
