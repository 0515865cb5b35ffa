import type { UnderstoodLanguage } from '#contract/language.ts';
import { EVERYDAY_WORDS } from '../../place/everyday-words.ts';
import { correctSpelling, indexSpelling, type SpellingIndex } from '../../text/typos.ts';
import { respell } from '../plain-answers.ts';
import type { ConsentWords } from './consent-words.ts';
import { consentWords as en } from './en.ts';
import { consentWords as es } from './es.ts';
import { consentWords as fr } from './fr.ts';

const WORDS: Readonly<Record<UnderstoodLanguage, ConsentWords>> = { en, fr, es };
/** The letter each class of words is read as. */
const LETTERS: Readonly<Record<keyof ConsentWords, string>> = {
  assents: 'y',
  sends: 's',
  courtesies: 'g',
  exact: 'R',
  right: 'r',
  things: 'q',
  is: 'c',
  appears: 'd',
  self: 'i',
  you: 'u',
  may: 'm',
  said: 'w',
  which: 'h',
  grasped: 'v',
  none: 'n',
  faults: 'e',
  checks: 'k',
  people: 'p',
  agrees: 'a',
  to: 'o',
  receivers: 't',
  atOnce: 'l',
  ways: 'b',
  joins: 'f',
};
const MAX_WORDS_OF_PHRASE = 6;

/** "No mistakes", "nothing to change", "il manque rien"; but "a mistake, don't send it". */
const NO_FAULT = /n[fkhgom]{0,4}e(?:[fghoiqk]{0,3}e)*(?:f?n(?!.*s))?|e[fqo]?n(?!.*s)/g;
/** "What I wanted", "comme je l'ai dit". */
const AS_SAID = /(?:(?:[hq][fh]*)+o?[ip][fq]*|h[fh]*)w(?:[ifqg]{0,2}w)*o?/g;
/** "You have understood me". */
const GRASPED = /u[fiqgcRr]*[vw]|[Rr]f?v|c[Rr]?v(?=[fq]*[Rr])|v(?=[fqiu]*[Rr])/g;
/** No consent, whatever else it holds. */
const NEVER = [
  /[new]/,
  /v/,
  // "I send it", "my husband can send it"
  /[ipt][mfc]*s/,
  // "Send it to me", "send it to my husband"
  /s.*[ip]/,
  // "If my wife agrees", "si mi esposa está de acuerdo"
  /y[fi]*p/,
  // "Is it right", in the French of Quebec "c'est-tu bon"
  /[cdsrwkv]u/,
  // "I can", where nothing is ordered
  /^(?!.*m[fguqi]*s).*m/,
  // "Right now", where nothing is sent or right
  /^(?!.*s)(?!.*q.*[rR]).*l/,
  /^[^o]*t/,
  // "Send it to my friend"
  /s.*o[fr]*g/,
  /^[^s]*b/,
  /h/,
];
/** "Is it right". */
const INVERTED = /^[fgyo]*c[qiup]/;
const CONSENTS = /s|^[^p]*(?:[yR]|[qd][^p]*r)/;

interface Vocabulary {
  letters: ReadonlyMap<string, string>;
  /** The words of all classes. */
  own: ReadonlySet<string>;
  spelling: SpellingIndex;
}
const vocabularies = new Map<UnderstoodLanguage, Vocabulary>();

/**
 * What a clause, given as its `turnWords`, does where all of its words are of the classes by which
 * people of one language agree: consents, or stands beside a consent and changes nothing; null where
 * it is or may be anything else.
 */
export function consentOf(
  words: readonly string[],
  language: UnderstoodLanguage,
): 'consents' | 'aside' | null {
  const letters = lettersOf(words, language);
  if (letters === null) return null;
  const read = letters.replace(NO_FAULT, 'g').replace(AS_SAID, 'r').replace(GRASPED, 'g');
  if (NEVER.some((one) => one.test(read))) return null;
  if (language !== 'es' && INVERTED.test(read)) return null;
  return CONSENTS.test(read) ? 'consents' : 'aside';
}

/** The classes of the words, a letter each; null where one is in none. */
export function lettersOf(words: readonly string[], language: UnderstoodLanguage): string | null {
  const vocabulary = vocabularyOf(language);
  const { letters, own } = vocabulary;
  const known: string[] = [];
  for (const word of words) {
    const usual = spelt(word, language, vocabulary);
    if (!usual.every((one) => own.has(one))) return null;
    known.push(...usual);
  }
  let read = '';
  for (let at = 0; at < known.length;) {
    let count = Math.min(MAX_WORDS_OF_PHRASE, known.length - at);
    while (count > 0 && !letters.has(known.slice(at, at + count).join(' '))) count -= 1;
    if (count === 0) return null;
    read += letters.get(known.slice(at, at + count).join(' '));
    at += count;
  }
  return read;
}

/** A word in its usual spelling: shortened, run together, with a letter held down or a slip. */
function spelt(
  word: string,
  language: UnderstoodLanguage,
  { own, spelling }: Vocabulary,
): readonly string[] {
  if (own.has(word)) return [word];
  const short = word.replaceAll(/(.)\1+/g, '$1');
  const usual = respell([own.has(short) ? short : word], language);
  if (usual.every((one) => own.has(one))) return usual;
  const known = respell([short], language);
  if (known.every((one) => own.has(one))) return known;
  return [correctSpelling(word, spelling) ?? word];
}

function vocabularyOf(language: UnderstoodLanguage): Vocabulary {
  const known = vocabularies.get(language);
  if (known) return known;
  const letters = new Map<string, string>();
  for (const [name, letter] of Object.entries(LETTERS))
    for (const words of WORDS[language][name as keyof ConsentWords].split('|')) {
      const phrase = respell(words.split(' '), language).join(' ');
      if (!letters.has(phrase)) letters.set(phrase, letter);
    }
  const own = new Set([...letters.keys()].flatMap((phrase) => phrase.split(' ')));
  const spelling = indexSpelling([...own], EVERYDAY_WORDS[language]);
  const vocabulary = { letters, own, spelling };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}
