import { readFileSync } from 'node:fs';
import type { UnderstoodLanguage } from '#contract/language.ts';
import { fold } from '#server/assistant/text/fold.ts';
import { placeCandidates } from '#server/assistant/place/place-candidates.ts';
import { lookupPlace, type PlacedMessage } from './place-examples.ts';

export type Names = Readonly<
  Record<'cities' | 'districts' | 'elsewhere' | 'trades' | 'wordlike', readonly string[]>
>;

const FOLDER = new URL('./place-names/', import.meta.url);
const REPLACED: ReadonlySet<string> = new Set(['city', 'neighbourhood', 'informal', 'unknown']);

/** The names of a language used as replacements. */
export function namesFor(language: UnderstoodLanguage): Names {
  const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n');
  return {
    cities: read(`${language}.txt`),
    districts: read(`${language}-districts.txt`),
    elsewhere: read(`${language}-elsewhere.txt`),
    trades: read(`${language}-trades.txt`),
    wordlike: read(`${language}-wordlike.txt`),
  };
}

/** Replaces each name in the message, so that no name is memorized. */
export function swapNames(
  message: PlacedMessage,
  names: Names,
  random: () => number,
): PlacedMessage {
  const { text, start, end } = message;
  if (start < 0) return message;
  const { all } = placeCandidates(text, fold(text), lookupPlace);
  const right = all.find((each) => each.start === start && each.end === end);
  const parts = right?.parts.filter((part) => REPLACED.has(part.kind)) ?? [];
  let swapped = text;
  let grown = 0;
  for (const part of parts.toReversed()) {
    const typed = text.slice(part.start, part.end);
    const pool = part.kind === 'city' ? names.cities : names.districts;
    const other = typedLike(pick(pool, random), typed);
    swapped = swapped.slice(0, part.start) + other + swapped.slice(part.end);
    grown += other.length - typed.length;
  }
  return { ...message, text: swapped, end: end + grown };
}

/** Sloppy typing now and then: without capitals, accents, or the comma before the place. */
export function typeLoosely(message: PlacedMessage, random: () => number): PlacedMessage {
  let { text, start, end } = message;
  const luck = random();
  if (luck < 0.3) text = text.toLowerCase();
  else if (luck < 0.4) text = text.toUpperCase();
  else if (luck < 0.55 && start >= 0) {
    text = text.slice(0, start) + text.slice(start, end).toLowerCase() + text.slice(end);
  }
  if (text.length !== message.text.length) return message;
  if (random() < 0.25) text = withoutAccents(text);
  if (start >= 2 && random() < 0.25 && /[,.] $/.test(text.slice(0, start))) {
    text = `${text.slice(0, start - 2)} ${text.slice(start)}`;
    start -= 1;
    end -= 1;
  }
  if (end > 0 && random() < 0.15 && /^[,.] /.test(text.slice(end))) {
    text = text.slice(0, end) + text.slice(end + 1);
  }
  return { ...message, text, start, end };
}

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)]!;
}

function typedLike(name: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return name.toUpperCase();
  return model === model.toLowerCase() ? name.toLowerCase() : name;
}

function withoutAccents(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return plain.length === text.length ? plain : text;
}
