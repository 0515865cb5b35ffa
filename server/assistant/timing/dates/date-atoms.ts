import type { UnderstoodLanguage } from '#contract/language.ts';
import type { Span } from '../../text/tokens.ts';
import type { DateWords } from './date-words.ts';
import { hoursIn } from './hours.ts';
import { dateWords as en } from './words/en.ts';
import { dateWords as es } from './words/es.ts';
import { dateWords as fr } from './words/fr.ts';

const WORDS: Readonly<Record<UnderstoodLanguage, DateWords>> = { en, fr, es };
const MAX_PHRASE = 6;
const TOKEN = /\d{4}-\d\d-\d\d|\d+(?:[/:.,]\d+)+\w*|\d+\p{L}*|\p{L}+|&|\n|[.,;:!?()]|-|\u2013/gu;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|re|e|eme|ieme|ro|do|o)$/;
const FRACTION = /^(?:1\/[2348]|2\/3|[35]\/[48])$/;
const YEAR = /^20(?:2[6-9]|[34]\d)$/;
const PAST_YEAR = /^(?:19\d\d|20(?:[01]\d|2[0-5]))$/;

/** A code for a word of a text, and where the word stands. */
export type Atom = Span & { readonly code: string };

/** The codes of groups of words in the notation of the rules; of the first group that has a word. */
const CODES: readonly (readonly [keyof DateWords, string])[] = [
  ['today', 'T0'],
  ['tomorrow', 'T1'],
  ['dayAfterTomorrow', 'T2'],
  ['thisWeekend', 'S E'],
  ['weekend', 'E'],
  ['weekFrom', 'K k'],
  ['daysFrom', 'D k'],
  ['monthsFrom', 'U k'],
  ['week', 'K'],
  ['fortnight', 'N2 K'],
  ['month', 'U'],
  ['day', 'D'],
  ['eve', 'v'],
  ['dayAfter', 'n'],
  ['early', 'e'],
  ['mid', 'd'],
  ['end', 'z'],
  ['half', 'h'],
  ['last', 'l'],
  ['each', 'a'],
  ['within', 'J'],
  ['have', 'j'],
  ['atMost', 'Z'],
  ['until', 'u'],
  ['by', 'B'],
  ['byThe', 'B L'],
  ['not', '!'],
  ['since', 'i'],
  ['swaps', 'w'],
  ['past', 'Q'],
  ['after', 'F'],
  ['between', 'R'],
  ['this', 'S'],
  ['other', 'q'],
  ['coming', 'C'],
  ['next', 'X'],
  ['in', 'I'],
  ['onThe', 'P L'],
  ['to', '-'],
  ['and', '&'],
  ['rather', 'o'],
  ['on', 'P'],
  ['a', 'A'],
  ['the', 'L'],
  ['of', ''],
  ['partsOfDays', 'b'],
  ['partOfDay', 't'],
  ['pastVerb', 'p'],
  ['counted', 'c'],
  ['street', 'r'],
  ['mayFollow', 'f'],
  ['closing', 'g'],
];

const lexicons = new Map<UnderstoodLanguage, ReadonlyMap<string, string>>();

/** A folded text in the notation of the rules: a code for each word of a date, `x` for any other. */
export function dateAtoms(folded: string, language: UnderstoodLanguage): Atom[] {
  const lexicon = lexiconOf(language);
  const found = [...folded.matchAll(TOKEN)];
  const tokens = found.map(([token]) => token);
  const atoms: Atom[] = [];
  const hours = hoursIn(folded);
  for (let at = 0; at < tokens.length; at += 1) {
    const hour = hours.find(
      ({ start, end }) => start <= found[at]!.index && found[at]!.index < end,
    );
    if (hour) {
      if (atoms.at(-1)?.end !== hour.end) atoms.push({ ...hour, code: 't' });
      continue;
    }
    // The point of an abbreviation ("dec. 5") ends nothing.
    const abbreviates = tokens[at] === '.' && /^[MmWw]/.test(atoms.at(-1)?.code ?? '');
    if (abbreviates && /^\d/.test(tokens[at + 1] ?? '')) continue;
    const { code, length } = codeAt(tokens, at, lexicon, language !== 'en');
    const [first, last] = [found[at]!, found[at + length - 1]!];
    const span = { start: first.index, end: last.index + last[0].length };
    for (const each of code.split(' ').filter(Boolean)) atoms.push({ ...span, code: each });
    at += length - 1;
  }
  return atoms;
}

function codeAt(
  tokens: readonly string[],
  at: number,
  lexicon: ReadonlyMap<string, string>,
  isDayFirst: boolean,
): { code: string; length: number } {
  const numbered = numberedDate(tokens, at, lexicon, isDayFirst);
  return numbered === null ? phraseAt(tokens, at, lexicon) : { code: numbered, length: 1 };
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

/**
 * "El sábado 12/12", the day first but in English: behind the name of a day, its article or what leads
 * to a date, for "1/2" is a half.
 */
function numberedDate(
  tokens: readonly string[],
  at: number,
  lexicon: ReadonlyMap<string, string>,
  isDayFirst: boolean,
): string | null {
  const [, one = '', other = '', year] =
    /^(\d{1,2})\/(\d{1,2})(?:\/(?:20)?(\d\d))?$/.exec(tokens[at]!) ?? [];
  const isSure = (isDayFirst && Number(other) <= 12) || Number(one) > 12;
  const [day, month] = isSure ? [one, other] : [other, one];
  if (!inMonth(day) || Number(month) < 1 || Number(month) > 12) return null;
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => lexicon.get(token) ?? token);
  const leads = before.at(-1) === 'L' || before.some((code) => /^[WT]/.test(code));
  const isDay =
    leads || (!FRACTION.test(tokens[at]!) && /^(?:[PBSo]|B L|-)$/.test(before.at(-1) ?? ''));
  if (!isDay && year === undefined && tokens.length > 1) return null;
  return `N${Number(day)} M${Number(month)}${year ? ` Y20${year}` : ''}`;
}

function codeOf(token: string): string {
  const [, ordinal] = ORDINAL.exec(token) ?? [];
  if (ordinal) return inMonth(ordinal) ? `O${Number(ordinal)}` : 'x';
  if (YEAR.test(token)) return `Y${token}`;
  if (PAST_YEAR.test(token)) return 'Q';
  if (/^\d{4}-\d\d-\d\d$/.test(token)) return `G${token}`;
  if (/^\d{1,3}$/.test(token)) return inMonth(token) ? `N${Number(token)}` : 'x';
  if (token === ',') return ',';
  return /^[\p{L}\d]/u.test(token) ? 'x' : '.';
}

function inMonth(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31;
}

function lexiconOf(language: UnderstoodLanguage): ReadonlyMap<string, string> {
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
  for (const [phrases, feast] of Object.entries(words.feasts))
    add(phrases, feast.includes('H') ? feast : `H${feast}`);
  words.months.forEach((spellings, month) => add(spellings, `M${month + 1}`));
  for (const [word, month] of Object.entries(words.unsureMonths)) add(word, `m${month}`);
  words.weekdays.forEach((spellings, day) => add(spellings, `W${day + 1}`));
  words.shortWeekdays.forEach((spelling, day) => add(spelling, `w${day + 1}`));
  words.seasons.forEach((spelling, season) => add(spelling, `s${season + 1}`));
  for (const [group, code] of CODES) add((words[group] ?? '') as string, code);
  words.ordinals.split('|').forEach((word, number) => {
    for (const spelling of word.split('/')) add(spelling, `V${number + 1}`);
  });
  words.numbers.split('|').forEach((word, number) => {
    for (const spelling of word.split('/')) add(spelling, `N${number + 1}`);
  });
  return lexicon;
}
