import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { ANSWER_WORDS, COURTESIES, MERE_OKS, type Answer } from './answer-words.ts';
import { mendTypos } from './mend-typos.ts';
import { utteranceOf } from './utterance.ts';

/** Longer ones say more than an answer; this bounds the work as well. */
const MAX_CHARACTERS = 60;
const MAX_PHRASE_WORDS = 6;

/**
 * Whether a text, all of it, accepts or declines what was asked; null for anything more or else: "yes,
 * but…" is no acceptance. In the person's language and the other two.
 */
export function readAnswer(text: string, language: UnderstoodLanguage): Answer | null {
  return text.length > MAX_CHARACTERS ? null : answerOfWords(utteranceOf(text), language);
}

/** The same of the words of an utterance. */
export function answerOfWords(
  said: readonly string[],
  language: UnderstoodLanguage,
): Answer | null {
  const { phrases, words } = lexicons[language];
  const mended = said.map((word) => mendTypos(word, (one) => words.has(one)));
  const parts = partsOf(mended, phrases);
  const answers = new Set(parts?.filter((part) => part !== 'courtesy'));
  if (!parts || answers.size !== 1) return null;
  const [answer] = answers;
  if (answer === 'ok') return parts.includes('courtesy') ? null : 'accept';
  return answer ?? null;
}

type Part = Answer | 'ok' | 'courtesy';

interface Lexicon {
  phrases: ReadonlyMap<string, Part>;
  words: ReadonlySet<string>;
}

const lexicons = Object.fromEntries(
  UNDERSTOOD_LANGUAGES.map((language) => [language, lexiconOf(language)]),
) as Record<UnderstoodLanguage, Lexicon>;

function lexiconOf(language: UnderstoodLanguage): Lexicon {
  const phrases = new Map<string, Part>();
  const add = (list: string, part: Part) =>
    list.split('|').forEach((phrase) => void phrases.set(phrase, part));
  for (const answer of ['accept', 'decline'] as const) {
    const { everywhere, own } = ANSWER_WORDS[answer];
    add(`${everywhere}|${own[language]}`, answer);
  }
  const oks = MERE_OKS.split('|').filter((phrase) => phrases.has(phrase));
  add(oks.join('|'), 'ok');
  add(COURTESIES, 'courtesy');
  return { phrases, words: new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' '))) };
}

/** An utterance as known phrases, the longest first; undefined where something else is said. */
function partsOf(words: readonly string[], phrases: Lexicon['phrases']): Part[] | undefined {
  const parts: Part[] = [];
  for (let place = 0; place < words.length;) {
    const length = longestAt(words, place, phrases);
    if (length === 0) return undefined;
    parts.push(phrases.get(words.slice(place, place + length).join(' '))!);
    place += length;
  }
  // "Ok yes" is a yes; an ok beside a no is none.
  return parts.includes('accept') ? parts.filter((part) => part !== 'ok') : parts;
}

function longestAt(words: readonly string[], place: number, phrases: Lexicon['phrases']): number {
  for (let length = MAX_PHRASE_WORDS; length > 0; length -= 1) {
    const phrase = words.slice(place, place + length);
    if (phrase.length === length && phrases.has(phrase.join(' '))) return length;
  }
  return 0;
}
