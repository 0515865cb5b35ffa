import type { Language } from '#contract/language.ts';
import { indexCues, type CueIndex } from './cue-index.ts';
import { lexicon as en } from './lexicon/en.ts';
import { lexicon as es } from './lexicon/es.ts';
import { lexicon as fr } from './lexicon/fr.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import type { Lexicon } from './lexicon/trade-cues.ts';
import { stem } from './stems.ts';
import { indexSpelling, type SpellingIndex } from './typos.ts';

export type Knowledge = { readonly cues: CueIndex; readonly spelling: SpellingIndex };

/** What is known of the trades in each language, prepared once when the server starts. */
export const KNOWLEDGE: Readonly<Record<Language, Knowledge>> = {
  en: prepare(en, 'en'),
  fr: prepare(fr, 'fr', en),
  es: prepare(es, 'es', en),
};

function prepare(lexicon: Lexicon, language: Language, borrowed?: Lexicon): Knowledge {
  const cues = indexCues(lexicon, language, borrowed);
  const everyday = EVERYDAY_WORDS[language].map((word) => stem(word, language));
  return { cues, spelling: indexSpelling([...cues.shares.keys()], everyday) };
}
