import { FUNCTION_WORDS } from '../text/function-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { isEverydayWord } from './place-vocabulary.ts';
import { ORIGINS } from './proper-names.ts';

/** A word of a message as the place finder sees it. An elided article is a separate word. */
export type PlaceWord = {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly capital: boolean;
  /** Two to five capitals, with or without full stops. */
  readonly acronym: boolean;
  readonly ordinary: boolean;
  readonly functional: boolean;
  /** Typed without accents. */
  readonly plain: boolean;
  /** Whether a clause ends before this word. */
  readonly breaks: boolean;
  /** Whether a sentence ends there. */
  readonly ends: boolean;
};

const WORD =
  /(?:[dDlLjJnNsScCmMtT]|[qQ]u)['’](?=\p{L})|\p{L}(?:\.\p{L})+\.?|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;
const ABBREVIATION = /^(?:st|ste|mt|ft|av|ave|boul|blvd|col|fracc?|cd|urb|dr|no|pto|sta|sto)$/;
const CLAUSE_BREAK = /[,.;:!?()/|\n\u2014]|\s[-\u2013]|[-\u2013]\s|\p{Extended_Pictographic}/u;
const SENTENCE_END = /[.!?\n;…]/;
const FUNCTIONAL: ReadonlySet<string> = new Set(
  Object.values(FUNCTION_WORDS).flatMap((words) => [...words]),
);

/** The words of a text with their case; `folded` is the text folded, of the same length. */
export function placeWords(text: string, folded: string): PlaceWord[] {
  const words: PlaceWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const spelled = /^\p{L}(?:\.\p{L})+\.?$/u.test(match[0]);
    const typed = spelled ? match[0] : match[0].replace(/[.'’-]+$/, '');
    if (typed.length === 0) continue;
    const end = match.index + typed.length;
    const last = words.at(-1);
    const gap = last ? text.slice(last.end, match.index) : '';
    const word = folded.slice(match.index, end);
    const abbreviated = gap === '. ' && ABBREVIATION.test(last?.folded ?? '');
    words.push({
      start: match.index,
      end,
      folded: word,
      capital: /^\p{Lu}/u.test(typed),
      acronym: typed.length <= 5 && typed.length > 1 && typed === typed.toUpperCase(),
      ordinary: isOrdinaryWord(word) || isEverydayWord(word) || ORIGINS.has(word),
      plain: typed.toLowerCase() === word,
      functional: FUNCTIONAL.has(word) || FUNCTIONAL.has(word.replace("'", '')),
      breaks: !abbreviated && CLAUSE_BREAK.test(gap),
      ends: !abbreviated && SENTENCE_END.test(gap),
    });
  }
  return words;
}
