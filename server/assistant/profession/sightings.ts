import type { Beside, Cue, CueIndex } from './cue-index.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { infinitivesOf } from '../text/spanish-verbs.ts';
import { stem } from '../text/stems.ts';
import type { Token } from '../text/tokens.ts';
import { correctSpelling, type SpellingIndex } from '../text/typos.ts';

/** A content word of the message, stemmed as the cues are. */
export type TellingWord = {
  readonly word: string;
  /** The correct spelling of a misspelt word, or null. */
  readonly meant: string | null;
  readonly stem: string;
  /** The index of its token in the message. */
  readonly token: number;
};

/** A cue found in the message, over the tokens `first` to `last`. */
export type Sighting = { readonly cue: Cue; readonly first: number; readonly last: number };

const GAP = 2;

/** The content words of the message, stemmed and spell-corrected. */
export function tellingWords(
  tokens: readonly Token[],
  index: CueIndex,
  spelling: SpellingIndex,
): TellingWord[] {
  const words: TellingWord[] = [];
  for (const [number, { word }] of tokens.entries()) {
    if (FUNCTION_WORDS[index.language].has(word)) continue;
    const plain = stem(word, index.language);
    const isKnown = index.byStem.has(plain);
    const meant = isKnown ? null : (verbMeant(word, index) ?? correctSpelling(word, spelling));
    words.push({
      word,
      meant,
      stem: meant ? stem(meant, index.language) : plain,
      token: number,
    });
  }
  return words;
}

/** The verb of the lexicon that an unknown Spanish word is a form of: "pintaran"; null where it is of none. */
function verbMeant(word: string, { language, verbs }: CueIndex): string | null {
  if (language !== 'es') return null;
  return infinitivesOf(word).find((verb) => verbs.has(verb)) ?? null;
}

/** Every cue found in the words, once, at its first position. */
export function sightCues(
  words: readonly TellingWord[],
  index: CueIndex,
  tokens: readonly Token[],
): Sighting[] {
  const found = new Map<Cue, Sighting>();
  for (const [at, word] of words.entries()) {
    for (const cue of cuesStartingWith(word, index)) {
      const isKnown = found.has(cue) || !standsBeside(tokens, word.token, cue.beside);
      const last = isKnown ? null : followPhrase(words, at, cue);
      if (last !== null) found.set(cue, { cue, first: word.token, last });
    }
  }
  return [...found.values()];
}

/** Whether a word has its function words around it, with a word or two between at most. */
function standsBeside(tokens: readonly Token[], at: number, beside: Beside | null): boolean {
  if (beside === null) return true;
  const { before, behind } = beside;
  const ahead = tokens.slice(Math.max(0, at - before.length - 1), at);
  const after = tokens.slice(at + 1, at + 2 + behind.length);
  return holdsInOrder(ahead, before) && holdsInOrder(after, behind);
}

function holdsInOrder(tokens: readonly Token[], wanted: readonly string[]): boolean {
  let from = 0;
  for (const word of wanted) {
    const step = tokens.slice(from).findIndex((token) => token.word === word);
    if (step < 0) return false;
    from += step + 1;
  }
  return true;
}

function cuesStartingWith(word: TellingWord, index: CueIndex): Cue[] {
  const open = index.openEnded.filter((cue) => word.word.startsWith(cue.stems[0]!.slice(0, -1)));
  const holding = index.byStem.get(word.stem) ?? [];
  return [...holding.filter((cue) => cue.stems[0] === word.stem), ...open];
}

/** The token of the last word of a phrase that starts at a word, or null when it does not match. */
export function followPhrase(
  words: readonly TellingWord[],
  start: number,
  cue: Cue,
): number | null {
  let at = start;
  for (const wanted of cue.stems.slice(1)) {
    const reach = words.slice(at + 1, at + 2 + GAP);
    const step = reach.findIndex((word) => word.stem === wanted);
    if (step === -1) return null;
    at += step + 1;
  }
  return words[at]?.token ?? null;
}
