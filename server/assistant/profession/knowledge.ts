import type { UnderstoodLanguage } from '#contract/language.ts';
import { indexCues, type CueIndex } from './cue-index.ts';
import { lexicon as en } from '../lexicon/en.ts';
import { lexicon as es } from '../lexicon/es.ts';
import { lexicon as fr } from '../lexicon/fr.ts';
import { EVERYDAY_WORDS } from '../place/everyday-words.ts';
import { fold } from '../text/fold.ts';
import type { Lexicon } from '../lexicon/trade-cues.ts';
import { indexSpelling, type SpellingIndex } from '../text/typos.ts';

const LEXICONS = { en, fr, es };
const cues = new Map<UnderstoodLanguage, CueIndex>();
const spellings = new Map<UnderstoodLanguage, SpellingIndex>();

/** The cues of a language, built lazily. */
export function cuesOf(language: UnderstoodLanguage): CueIndex {
  const known = cues.get(language);
  if (known) return known;
  const borrowed = language === 'en' ? undefined : en;
  const prepared = indexCues(LEXICONS[language], language, borrowed);
  cues.set(language, prepared);
  return prepared;
}

/** The spelling index of a language, built lazily: sooner than the cues. */
export function spellingOf(language: UnderstoodLanguage): SpellingIndex {
  const known = spellings.get(language);
  if (known) return known;
  const prepared = indexSpelling(wordsOf(LEXICONS[language]), EVERYDAY_WORDS[language]);
  spellings.set(language, prepared);
  return prepared;
}

function wordsOf(lexicon: Lexicon): string[] {
  const lists = Object.values(lexicon).flatMap((tradeCues) => Object.values(tradeCues));
  return fold(lists.join()).split(/[^\p{L}\p{N}*]+/u);
}
