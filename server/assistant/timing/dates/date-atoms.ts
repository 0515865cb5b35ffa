import type { Language } from '#contract/language.ts';
import type { DateWords } from './date-words.ts';
import { dateWords as en } from './words/en.ts';
import { dateWords as es } from './words/es.ts';
import { dateWords as fr } from './words/fr.ts';

const WORDS: Readonly<Record<Language, DateWords>> = { en, fr, es };
const MAX_PHRASE = 6;
const TOKEN = /\d{4}-\d\d-\d\d|\d+(?:[/:.,]\d+)+\w*|\d+\p{L}*|\p{L}+|&|\n|[.,;:!?()]|-|\u2013/gu;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|e|ro|o)$/;
const YEAR = /^20[2-4]\d$/;

/** The codes of groups of words in the notation of `date-grammar.ts`. */
const CODES: readonly (readonly [keyof DateWords, string])[] = [
  ['today', 'T0'],
  ['tomorrow', 'T1'],
  ['dayAfterTomorrow', 'T2'],
  ['weekend', 'E'],
  ['week', 'K'],
  ['weekFrom', 'k'],
  ['month', 'U'],
  ['day', 'D'],
  ['early', 'e'],
  ['mid', 'd'],
  ['end', 'z'],
  ['half', 'h'],
  ['ordinalOne', 'V1'],
  ['within', 'J'],
  ['have', 'j'],
  ['atMost', 'Z'],
  ['by', 'B'],
  ['byThe', 'B L'],
  ['not', '!'],
  ['past', 'Q'],
  ['after', 'F'],
  ['between', 'R'],
  ['this', 'S'],
  ['coming', 'C'],
  ['next', 'X'],
  ['in', 'I'],
  ['to', '-'],
  ['and', '&'],
  ['on', 'P'],
  ['a', 'A'],
  ['the', 'L'],
  ['of', ''],
  ['partOfDay', 't'],
  ['mayFollow', 'f'],
  ['closing', 'g'],
];

const lexicons = new Map<Language, ReadonlyMap<string, string>>();

/**
 * A folded text in the notation of `date-grammar.ts`: a code for each word of a date, `x` for any
 * other, `,` and `.` for signs, each followed by a space.
 */
export function dateAtoms(folded: string, language: Language): string {
  const lexicon = lexiconOf(language);
  const isDayFirst = language !== 'en';
  const tokens = tokensIn(folded);
  const atoms: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { code, length } = phraseAt(tokens, at, lexicon);
    // The point of an abbreviation ("dec. 5") ends nothing.
    const abbreviates = tokens[at] === '.' && /^[MmWw]/.test(atoms.at(-1) ?? '');
    const numbered = isDayFirst ? numberedDate(tokens, at, lexicon) : null;
    if (numbered !== null) {
      atoms.push(numbered);
      continue;
    }
    if (code !== '' && !(abbreviates && /^\d/.test(tokens[at + 1] ?? ''))) atoms.push(code);
    at += length - 1;
  }
  return `${atoms.join(' ')} . `;
}

function tokensIn(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

function phraseAt(
  tokens: readonly string[],
  at: number,
  lexicon: ReadonlyMap<string, string>,
): { code: string; length: number } {
  for (let length = Math.min(MAX_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const code = lexicon.get(tokens.slice(at, at + length).join(' '));
    if (code !== undefined) return { code, length };
  }
  return { code: codeOf(tokens[at]!), length: 1 };
}

/** "El sábado 12/12", the day first: behind the name of a day or its article, for "1/2" is a half. */
function numberedDate(
  tokens: readonly string[],
  at: number,
  lexicon: ReadonlyMap<string, string>,
): string | null {
  const [, day = '', month = ''] = /^(\d{1,2})\/(\d{1,2})$/.exec(tokens[at]!) ?? [];
  if (!inMonth(day) || Number(month) < 1 || Number(month) > 12) return null;
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => lexicon.get(token) ?? token);
  const isDay = before.some((code) => code.startsWith('W')) || before.at(-1) === 'L';
  return isDay || tokens.length === 1 ? `N${Number(day)} M${Number(month)}` : null;
}

function codeOf(token: string): string {
  const [, ordinal] = ORDINAL.exec(token) ?? [];
  if (ordinal) return inMonth(ordinal) ? `O${Number(ordinal)}` : 'x';
  if (YEAR.test(token)) return `Y${token}`;
  if (/^\d{4}-\d\d-\d\d$/.test(token)) return `G${token}`;
  if (/^\d{1,3}$/.test(token)) return inMonth(token) ? `N${Number(token)}` : 'x';
  if (token === ',') return ',';
  return /^[\p{L}\d]/u.test(token) ? 'x' : '.';
}

function inMonth(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31;
}

function lexiconOf(language: Language): ReadonlyMap<string, string> {
  const known = lexicons.get(language);
  if (known) return known;
  const lexicon = buildLexicon(WORDS[language]);
  lexicons.set(language, lexicon);
  return lexicon;
}

function buildLexicon(words: DateWords): Map<string, string> {
  const lexicon = new Map<string, string>();
  const add = (phrases: string, code: string) => {
    for (const phrase of phrases.split('|')) {
      const key = tokensIn(phrase).join(' ');
      if (key !== '' && !lexicon.has(key)) lexicon.set(key, code);
    }
  };
  for (const [phrases, day] of Object.entries(words.holidays)) add(phrases, `H${day}`);
  words.months.forEach((spellings, month) => add(spellings, `M${month + 1}`));
  for (const [word, month] of Object.entries(words.unsureMonths)) add(word, `m${month}`);
  words.weekdays.forEach((spellings, day) => add(spellings, `W${day + 1}`));
  words.shortWeekdays.forEach((spelling, day) => add(spelling, `w${day + 1}`));
  for (const [group, code] of CODES) add((words[group] ?? '') as string, code);
  words.numbers.split('|').forEach((word, number) => add(word, `N${number + 1}`));
  return lexicon;
}
