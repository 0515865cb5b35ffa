import type { Language } from '#contract/language.ts';
import { understoodIn } from '#contract/understood-in.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import {
  isBuiltIn,
  professionId,
  professionOfId,
  PROFESSIONS,
  type BuiltInProfession,
  type Profession,
} from '#contract/professionals/professions.ts';
import { slugOf } from '#server/platform/slug.ts';
import { isKnownTrade, ownTradeName, professionName } from '#server/professionals/professionals.ts';
import { TRADES_EN } from './en.ts';
import { TRADES_ES } from './es.ts';
import { TRADES_FR } from './fr.ts';

export const NAMES = inEachLanguage<Readonly<Record<BuiltInProfession, string>>>(
  'server/directory/trades',
  {
    en: TRADES_EN,
    fr: TRADES_FR,
    es: TRADES_ES,
  },
);

/** The plural of a trade: Plumbers; or the operator's own name for it. */
export function tradeName(profession: Profession, language: Language): string {
  const built = isBuiltIn(profession) ? NAMES[language][profession] : undefined;
  return ownTradeName(profession, language) ?? built ?? professionName(profession, language);
}

/**
 * The slug of a trade, which stays whatever the operator calls it: `plumbers`,
 * `techniciens-de-piscine`. Of one the operator added its number stays: `chimney-sweep-1001`.
 */
export function tradeSlug(profession: Profession, language: Language): string {
  if (isBuiltIn(profession)) {
    const slug = slugOf(NAMES[language][profession]);
    // Of a script without our letters there is nothing left.
    return slug || slugOf(NAMES[understoodIn(language)][profession]);
  }
  return slugOf(`${professionName(profession, language)} ${professionId(profession)}`);
}

/** The trade of a slug in a language; undefined where there is none. */
export function findTradeBySlug(slug: string, language: Language): Profession | undefined {
  const builtIn = PROFESSIONS.find((profession) => tradeSlug(profession, language) === slug);
  if (builtIn) return builtIn;
  const [, number] = /-(\d{4})$/.exec(slug) ?? [];
  const added = number === undefined ? null : professionOfId(Number(number));
  return added !== null && isKnownTrade(added) ? added : undefined;
}
