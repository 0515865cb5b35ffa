import type { Language } from '#contract/language.ts';
import { indexCues, type CueIndex } from './cue-index.ts';
import { lexicon as en } from '../lexicon/en.ts';
import { lexicon as es } from '../lexicon/es.ts';
import { lexicon as fr } from '../lexicon/fr.ts';
import { EVERYDAY_WORDS } from '../place/everyday-words.ts';
import { fold } from '../text/fold.ts';
import type { Lexicon } from '../lexicon/trade-cues.ts';
import { indexSpelling, type SpellingIndex } from '../text/typos.ts';

export type Knowledge = { readonly cues: CueIndex; readonly spelling: SpellingIndex };

const LEXICONS = { en, fr, es };
const prepared = new Map<Language, Knowledge>();

/** What is known of the trades in a language, prepared when it is first asked for. */
export function knowledgeOf(language: Language): Knowledge {
  const known = prepared.get(language) ?? prepare(language);
  prepared.set(language, known);
  return known;
}

function prepare(language: Language): Knowledge {
  const lexicon = LEXICONS[language];
  const cues = indexCues(lexicon, language, language === 'en' ? undefined : en);
  return { cues, spelling: indexSpelling(wordsOf(lexicon), EVERYDAY_WORDS[language]) };
}

function wordsOf(lexicon: Lexicon): string[] {
  const phrases = Object.values(lexicon).flatMap((cues) => Object.values(cues));
  return phrases.flatMap((list) => fold(list).split(/[^\p{L}\p{N}*]+/u));
}
