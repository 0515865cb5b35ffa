import type { UnderstoodLanguage } from '#contract/language.ts';
import { correctSpelling, indexSpelling, type SpellingIndex } from '../text/typos.ts';
import { EVERYDAY_WORDS } from '../place/everyday-words.ts';
import { plainAnswers as en } from './plain-answers/en.ts';
import { plainAnswers as es } from './plain-answers/es.ts';
import { plainAnswers as fr } from './plain-answers/fr.ts';
import type { PlainAnswers } from './plain-answers/plain-answers.ts';
import { saysOnly, templateReader, type Phrasebook } from './word-grammar.ts';

const ANSWERS: Readonly<Record<UnderstoodLanguage, PlainAnswers>> = { en, fr, es };
const KINDS = ['yes', 'agrees', 'no', 'startOver', 'courtesies', 'asides'] as const;

type Books = Readonly<Record<(typeof KINDS)[number] | 'loose', Phrasebook>>;
const vocabularies = new Map<UnderstoodLanguage, SpellingIndex>();
const books = new Map<UnderstoodLanguage, Books>();

/**
 * What an utterance is from end to end in one language, given its `turnWords`: a yes, a no or the
 * wish to begin again, with courtesies around it; null where it is more, or anything else.
 */
export function plainAnswer(
  words: readonly string[],
  language: UnderstoodLanguage,
): 'yes' | 'no' | 'start-over' | null {
  const known = spelt(words, language);
  if (known === null) return null;
  const { yes, agrees, no, startOver, courtesies, loose } = booksOf(language);
  if (saysOnly(known, yes, [agrees, courtesies]) || saysOnly(known, agrees, [courtesies]))
    return 'yes';
  if (saysOnly(known, startOver, [no, courtesies])) return 'start-over';
  if (saysOnly(known, no, [courtesies])) return 'no';
  return saysOnly(known, yes, [agrees, courtesies, loose]) ? 'yes' : null;
}

/**
 * Whether clauses, each given as its `turnWords`, are a yes in one language though they say more: one
 * is a yes, and every other one says at most how it was checked, who agrees or how it pleases.
 */
export function consentsAmongAsides(
  clauses: readonly (readonly string[])[],
  language: UnderstoodLanguage,
): boolean {
  const known: (readonly string[])[] = [];
  for (const clause of clauses) {
    const words = spelt(clause, language);
    if (words === null) return false;
    known.push(words);
  }
  const { yes, agrees, courtesies, loose, asides } = booksOf(language);
  const around = [agrees, courtesies, loose];
  const isYes = (words: readonly string[]) => saysOnly(words, yes, around);
  const isAside = (words: readonly string[]) =>
    [yes, agrees, courtesies, asides].some((one) =>
      saysOnly(words, one, [yes, agrees, courtesies, asides]),
    );
  return known.some(isYes) && known.every((words) => isYes(words) || isAside(words));
}

/** The words as the phrases spell them, slips mended; null where one is in none of the phrases. */
function spelt(words: readonly string[], language: UnderstoodLanguage): readonly string[] | null {
  const vocabulary = vocabularyOf(language);
  const all: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (const word of respelt(words, at, language)) {
      const known = vocabulary.known.has(word) ? word : correctSpelling(word, vocabulary);
      if (known === null) return null;
      all.push(known);
    }
  }
  return all.length === 0 ? null : all;
}

/** The words in their usual spelling, those that are run together divided. */
export function respell(words: readonly string[], language: UnderstoodLanguage): readonly string[] {
  return words.flatMap((_, at) => respelt(words, at, language));
}

function respelt(
  words: readonly string[],
  at: number,
  language: UnderstoodLanguage,
): readonly string[] {
  const full = ANSWERS[language].spellings.get(words[at]!);
  // "c bon" is "c est bon", and "c est bon" stays it.
  const isWhole = full === undefined || (full.length > 1 && full[1] === words[at + 1]);
  return isWhole ? [words[at]!] : full;
}

function vocabularyOf(language: UnderstoodLanguage): SpellingIndex {
  const known = vocabularies.get(language);
  if (known) return known;
  const answers = ANSWERS[language];
  const templates = KINDS.flatMap((kind) => answers[kind]).join(' ');
  const words = respell(`${templates} ${answers.loose}`.match(/[^\s()|]+/g) ?? [], language);
  const vocabulary = indexSpelling(words, EVERYDAY_WORDS[language]);
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

function booksOf(language: UnderstoodLanguage): Books {
  const known = books.get(language);
  if (known) return known;
  const answers = ANSWERS[language];
  const book = templateReader((words) => respell(words, language));
  const read = {
    yes: book(answers.yes),
    agrees: book(answers.agrees),
    no: book(answers.no),
    startOver: book(answers.startOver),
    courtesies: book(answers.courtesies),
    asides: book(answers.asides),
    loose: book(answers.loose.split(' ')),
  };
  books.set(language, read);
  return read;
}
