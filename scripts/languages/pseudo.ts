import { blocksOf } from './icu-blocks.ts';

/** How a pseudo-language is written: accented, or accented and from right to left. */
export type PseudoStyle = 'accented' | 'right-to-left';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçďéƒĝĥíĵķļɱñóƥʠŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓƤɊŔŠŤÚṼŴẊÝŽ';
/** What is no words: addresses, tags, entities, placeholders that are filled later, and numbers. */
const FIXED = /https?:\/\/\S+|<[^>]*>|&#?\w+;|\{\w+\}|#\/[\w-]+|#|\d+(?:[.,:]\d+)*/g;
/** Values that the program reads. */
const FIXED_KEYS = new Set(['action', 'url', 'href', 'locale', 'ogLocale', 'picture']);
/** Overrides the direction of what follows, and ends that: Latin letters that run from right to left. */
const [OVERRIDE, END] = ['\u202e', '\u202c'];

/** The plural forms that a locale has and English has not. */
const FURTHER_FORMS: Readonly<Record<PseudoStyle, readonly string[]>> = {
  accented: [],
  'right-to-left': formsBeyondEnglish('ar'),
};

/** Texts of the server in a pseudo-language; what functions are given stays as it is. */
export function pseudoTexts<Texts>(texts: Texts, style: PseudoStyle): Texts {
  return transform(texts, (text) => pseudoText(text, style)) as Texts;
}

/** Texts of the web, which are ICU messages, in a pseudo-language. */
export function pseudoMessages<Texts>(texts: Texts, style: PseudoStyle): Texts {
  return transform(texts, (text) => pseudoMessage(text, style)) as Texts;
}

/** A text without its letters: each is accented, each vowel twice, so that it is about a third longer. */
export function pseudoText(text: string, style: PseudoStyle): string {
  return apart(text, [...text.matchAll(FIXED)].map(spanOf), (words) => spelled(words, style));
}

/** The same of an ICU message: names, kinds and selectors of its arguments stay. */
export function pseudoMessage(message: string, style: PseudoStyle): string {
  const blocks = blocksOf(message);
  let text = '';
  let at = 0;
  for (const [start, end] of blocks) {
    text += pseudoText(message.slice(at, start), style);
    text += argument(message.slice(start + 1, end - 1), style);
    at = end;
  }
  return text + pseudoText(message.slice(at), style);
}

type Span = [start: number, end: number];

function argument(inside: string, style: PseudoStyle): string {
  const [, kind] = /^\s*\w+\s*,\s*(plural|select)\s*,/.exec(inside) ?? [];
  if (!kind) return `{${inside}}`;
  let text = '';
  let at = 0;
  let other = '';
  for (const [start, end] of blocksOf(inside)) {
    const selector = inside.slice(at, start);
    const form = `{${pseudoMessage(inside.slice(start + 1, end - 1), style)}}`;
    if (selector.trim().endsWith('other')) other = form;
    text += selector + form;
    at = end;
  }
  const further = kind === 'plural' ? FURTHER_FORMS[style].map((form) => ` ${form} ${other}`) : [];
  return `{${text}${inside.slice(at)}${further.join('')}}`;
}

function transform(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value);
  if (Array.isArray(value)) return value.map((one) => transform(one, write));
  if (typeof value === 'function')
    return (...given: unknown[]) => {
      const answer: unknown = (value as (...all: unknown[]) => unknown)(...given);
      const kept = [...new Set(given.flatMap(stringsIn))].toSorted((a, b) => b.length - a.length);
      return transform(answer, (text) => apart(text, spansOf(text, kept), write));
    };
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      FIXED_KEYS.has(key) ? one : transform(one, write),
    ]),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim().length > 1 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Where a text holds one of these strings, the longest first. */
function spansOf(text: string, strings: readonly string[]): Span[] {
  if (strings.length === 0) return [];
  const escaped = strings.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return [...text.matchAll(new RegExp(escaped.join('|'), 'g'))].map(spanOf);
}

function spanOf({ index, 0: found }: RegExpExecArray): Span {
  return [index, index + found.length];
}

/** Writes a text without these spans of it, which stay. */
function apart(text: string, spans: readonly Span[], write: (text: string) => string): string {
  let written = '';
  let at = 0;
  for (const [start, end] of spans) {
    written += write(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return written + write(text.slice(at));
}

function spelled(words: string, style: PseudoStyle): string {
  const letters = words
    .replaceAll(/[aeiouAEIOU]/g, (vowel) => vowel + vowel.toLowerCase())
    .replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);
  if (style === 'accented' || !/\p{L}/u.test(letters)) return letters;
  return letters.replace(/\S(?:[^]*\S)?/, (run) => `${OVERRIDE}${run}${END}`);
}

function formsBeyondEnglish(locale: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'one' && form !== 'other');
}
