import { UNDERSTOOD_LANGUAGES, type UnderstoodLanguage } from '#contract/language.ts';
import { foldName } from '#server/places/names/fold.ts';
import { plainText } from '#server/places/place-ids/place-id.ts';
import type { SkipReason } from './extract.ts';

const MAX_NAME = 100;
const MAX_ALSO = 20;
/** Of other names as they come: more is a list of something else. */
const MAX_LISTED = 5000;
/** What no name of a place has: markup, links, the beginnings of formulas. */
const NO_NAME = /[<>{}|\\^`[\]]|:\/\/|\bwww\.|^[=+@\-#]/iu;
const LETTER = /\p{L}/u;
/** Codes of airports and the like among the other names of GeoNames: "YUL". */
const CODE = /^[A-Z0-9]{1,4}$/;

export interface CleanNames {
  name: string;
  names: Partial<Record<UnderstoodLanguage, string>>;
  also: string[];
}

/**
 * The names of a place: its own, by language, and others, none twice. A name that is none (markup, a
 * link, a formula, ten thousand characters) is left out, and is the reason where it is the only one.
 */
export function cleanNames(
  own: string | undefined,
  byLanguage: Partial<Record<UnderstoodLanguage, string>>,
  others: readonly string[],
): CleanNames | SkipReason {
  const name = cleanName(own ?? '');
  if (typeof name !== 'string') return name.reason;
  const names: Partial<Record<UnderstoodLanguage, string>> = {};
  for (const language of UNDERSTOOD_LANGUAGES) {
    const clean = cleanName(byLanguage[language] ?? '');
    if (typeof clean === 'string' && clean !== name) names[language] = clean;
  }
  return { name, names, also: cleanOthers(others, [name, ...Object.values(names)]) };
}

function cleanOthers(others: readonly string[], known: readonly string[]): string[] {
  const folded = new Set(known.map(foldName));
  const kept: string[] = [];
  for (const other of others) {
    const clean = CODE.test(other) ? undefined : cleanName(other);
    if (typeof clean !== 'string' || folded.has(foldName(clean))) continue;
    folded.add(foldName(clean));
    kept.push(clean);
    if (kept.length === MAX_ALSO) break;
  }
  return kept;
}

/** A list of names in one cell, such as `Machin;Le Machin`. */
export function listedNames(text: string | undefined, separator: string): string[] {
  return (text ?? '').slice(0, MAX_LISTED).split(separator);
}

function cleanName(typed: string): string | { reason: SkipReason } {
  if (typed.length > MAX_LISTED || typed.includes('\ufffd')) return { reason: 'badName' };
  const name = plainText(typed);
  if (name === '') return { reason: 'noName' };
  if (name.length > MAX_NAME || NO_NAME.test(name)) return { reason: 'badName' };
  if (foldName(name).replaceAll(' ', '').length >= 2) return name;
  return { reason: LETTER.test(name) && !/\p{Script=Latin}/u.test(name) ? 'notLatin' : 'badName' };
}
