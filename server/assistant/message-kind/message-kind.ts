import type { Analysis, MessageKind } from '#contract/requests/assistant.ts';
import { speaksNoneOfOurs } from '../text/language-spoken.ts';
import { fold } from '../text/fold.ts';
import { mayMatch, soughtBy, type Sought } from '../text/needed-pieces.ts';
import { kindPhrases as en } from './phrases/en.ts';
import { kindPhrases as es } from './phrases/es.ts';
import { kindPhrases as fr } from './phrases/fr.ts';
import type { Ranking } from '../profession/profession.ts';
import type { Reading } from '../reading.ts';

const PHRASES = [en, fr, es];
const questions = new Map<'aboutUs' | 'rather', readonly Sought[]>();
/** From this probability on a profession counts as wanted, without a question. */
const LIKELY = 0.4;
const SURE = 0.55;
const MAX_GREETING_WORDS = 8;

/** Kinds in which a named trade is not wanted. */
export const SAYS_NO_NEED: ReadonlySet<MessageKind> = new Set([
  'greeting',
  'about-us',
  'other-language',
]);

type Found = Pick<Analysis, 'profession' | 'description'> & Pick<Ranking, 'confidence' | 'outside'>;

/**
 * The kind of a message, so that the chat asks the question that helps next. A trade counts as a
 * need only where the message does not rather ask about this site, or is in another language.
 */
export function messageKind({ folded, tokens }: Reading, found: Found): MessageKind {
  if (!/\p{L}/u.test(folded)) return 'unclear';
  if (speaksNoneOfOurs(tokens)) return 'other-language';
  if (asks('aboutUs', folded)) return 'about-us';
  if (found.profession !== null && found.confidence >= SURE) return 'need';
  if (isGreeting(folded)) return 'greeting';
  if (asks('rather', folded)) return 'about-us';
  return kindByTrade(found);
}

const SENTENCE = /[^.!?\n;…]*[.!?\n;…]+\s*|[^.!?\n;…]+$/gu;
const CLAUSE = /(?<=[,:]\s)/u;
const MIN_LETTERS_OF_NEED = 12;

/**
 * What a message says beside the sentences that ask about this site: "a new deck in Ajax. How does
 * this work?"; null where it says nothing else.
 */
export function saidBesideQuestions(text: string): string | null {
  const whole = text.match(SENTENCE) ?? [];
  // "Refaire mon toit à Verdun, c'est tu gratis votre affaire?"
  const sentences = whole.length === 1 ? text.split(CLAUSE) : whole;
  const said = sentences.filter((sentence) => {
    const folded = fold(sentence);
    return !asks('aboutUs', folded) && !asks('rather', folded);
  });
  const rest = said.join('').trim();
  const letters = rest.match(/\p{L}/gu)?.length ?? 0;
  return said.length < sentences.length && letters >= MIN_LETTERS_OF_NEED ? rest : null;
}

/** What a message says beside the sentences that end in a question mark; null where it has none, or nothing else. */
export function saidBesideMarked(text: string): string | null {
  if (!/[?¿]/u.test(text)) return null;
  const said = (text.match(SENTENCE) ?? []).filter((sentence) => !sentence.includes('?'));
  const rest = said.join('').trim();
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS_OF_NEED ? rest : null;
}

/** Whether a message asks a question of this kind, in any of our languages. */
function asks(kind: 'aboutUs' | 'rather', folded: string): boolean {
  const sought =
    questions.get(kind) ??
    PHRASES.flatMap((phrases) => phrases[kind].map((pattern) => soughtBy(pattern)));
  questions.set(kind, sought);
  return sought.some((each) => mayMatch(folded, each) && each.pattern.test(folded));
}

function kindByTrade({ profession, confidence, outside, description }: Found): MessageKind {
  if (profession === null) return outside ? 'outside' : 'unclear';
  return confidence >= LIKELY || description !== null ? 'need' : 'unclear';
}

function isGreeting(folded: string): boolean {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length <= MAX_GREETING_WORDS &&
    PHRASES.some(
      ({ greets, greetings }) =>
        words.some((word) => greets.has(word)) && words.every((word) => greetings.has(word)),
    )
  );
}
