import { LANGUAGES } from '#contract/language.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { fold } from './fold.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { lexicon as en } from './lexicon/en.ts';
import { lexicon as es } from './lexicon/es.ts';
import { lexicon as fr } from './lexicon/fr.ts';

const TRADE_WORDS = [en, fr, es]
  .flatMap((lexicon) => Object.values(lexicon).flatMap((cues) => Object.values(cues)))
  .flatMap((phrases) => fold(phrases).split(/[^\p{L}\p{N}]+/u));

const ORDINARY: ReadonlySet<string> = new Set([
  ...LANGUAGES.flatMap((language) => [...FUNCTION_WORDS[language], ...EVERYDAY_WORDS[language]]),
  ...TRADE_WORDS,
]);

/** Whether a folded word has a meaning of its own in one of the languages, besides being a name. */
export function isOrdinaryWord(folded: string): boolean {
  return ORDINARY.has(folded) || ORDINARY.has(folded.replace(/s$/, ''));
}
