import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Answer } from './answer-words.ts';
import { answerOfWords, readAnswer } from './read-answer.ts';
import { utteranceOf } from './utterance.ts';

/** A reply by text: which job it names, what it answers, and its words without the mark. */
export interface Reply {
  /** One of the marks the person was given; null where it names none. */
  mark: string | null;
  answer: Answer | null;
  /** Whether it answers by the number alone. */
  isNumber: boolean;
  words: string;
}

/** "A: I come at five", "B) …", "A - …". */
const MARKED = /^\s*\(?([a-z]{1,2})(?:\s*:|\)|\s+[-–—](?=\s))\s*(\S[^]*)$/i;

/** "A1", "2b". */
const GLUED = /^(?:([a-z]{1,2})([12])|([12])([a-z]{1,2}))$/;

/**
 * Reads a reply of somebody who was given these marks. A mark counts beside an answer and nothing else
 * ("A yes", "yes B", "1A"), or where a sign sets it off from a message ("A: I come at five").
 */
export function readReply(
  text: string,
  language: UnderstoodLanguage,
  marks: ReadonlySet<string>,
): Reply {
  const bare = readAnswer(text, language);
  if (bare) return { mark: null, answer: bare, isNumber: isNumber(text), words: text.trim() };
  return answerWithMark(text, language, marks) ?? messageWithMark(text, marks);
}

function answerWithMark(text: string, language: UnderstoodLanguage, marks: ReadonlySet<string>) {
  const said = readable(text);
  const glued = said.length === 1 ? GLUED.exec(said[0]!) : null;
  const splits = glued
    ? [[glued[1] ?? glued[4]!, glued[2] ?? glued[3]!]]
    : [said, [said.at(-1) ?? '', ...said.slice(0, -1)]];
  for (const [mark = '', ...rest] of splits) {
    const answer = marks.has(mark.toUpperCase()) ? answerOfWords(rest, language) : null;
    const words = rest.join(' ');
    if (answer) return { mark: mark.toUpperCase(), answer, isNumber: isNumber(words), words };
  }
  return undefined;
}

/** Longer ones are messages. */
function readable(text: string): string[] {
  return text.length > 60 ? [] : utteranceOf(text);
}

function messageWithMark(text: string, marks: ReadonlySet<string>): Reply {
  const [, mark = '', words = ''] = MARKED.exec(text) ?? [];
  return marks.has(mark.toUpperCase())
    ? { mark: mark.toUpperCase(), answer: null, isNumber: false, words: words.trim() }
    : { mark: null, answer: null, isNumber: false, words: text.trim() };
}

function isNumber(text: string): boolean {
  return /^[12]$/.test(utteranceOf(text).join(' '));
}
