/** Texts of which every match holds at least one; null where unknown. */
export type Pieces = readonly string[] | null;

/** A run of literal letters; an optional one is not included. */
const LETTERS = /[a-z0-9 ']+(?![?*+{])/y;
const LOOKAROUND = /\(\?<?[=!]/y;
const GROUP = /\((?:\?:|\?<\w+>)?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[A-Za-z]|.)/iy;
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const MAYBE_NONE = /^(?:[?*]|\{0)/;
const LONG_ENOUGH = 4;

/** Needed pieces, each with the key of its first three letters; -1 where it is shorter. */
export type KeyedPieces = readonly { readonly piece: string; readonly key: number }[] | null;

/** A pattern with the texts it requires. */
export type Sought = { readonly pattern: RegExp; readonly needed: KeyedPieces };

/**
 * Prepares a pattern that is searched for only where `mayMatch` is true; for patterns without flags.
 */
export function soughtBy(pattern: RegExp, flags = ''): Sought {
  return { pattern: new RegExp(pattern, flags), needed: keyedPieces(pattern) };
}

/** The `neededPieces` of a pattern, prepared for `mayMatch`. */
export function keyedPieces(pattern: Pick<RegExp, 'source'>): KeyedPieces {
  const pieces = neededPieces(pattern);
  return pieces?.map((piece) => ({ piece, key: piece.length < 3 ? -1 : keyAt(piece, 0) })) ?? null;
}

/** Whether a text holds the pieces a pattern requires (a cheap filter). */
export function mayMatch(text: string, { needed }: Pick<Sought, 'needed'>): boolean {
  if (needed === null) return true;
  const held = keysOf(text);
  return needed.some(
    ({ piece, key }) => (key < 0 || held.numbers[key] === held.number) && text.includes(piece),
  );
}

const KEYS = 8192;

/** Of the text asked about last: the keys of all its three letters in a row are marked with `number`. */
const last = { text: '', number: 1, numbers: new Uint32Array(KEYS) };

function keysOf(text: string): typeof last {
  if (text === last.text) return last;
  last.text = text;
  last.number += 1;
  for (let at = 0; at + 2 < text.length; at += 1) last.numbers[keyAt(text, at)] = last.number;
  return last;
}

/** Of the three letters at an offset, different ones may share it. */
function keyAt(text: string, at: number): number {
  const [one, two, three] = [text.charCodeAt(at), text.charCodeAt(at + 1), text.charCodeAt(at + 2)];
  return ((one * 31 + two) * 31 + three) & (KEYS - 1);
}

/**
 * Texts of which every match of a pattern holds at least one, as "day" for
 * `\b(?:mon|tues|fri)days?\b`. A text without them need not be searched, and the engine need not
 * compile the pattern, which costs more than all the rest of reading a first message. For patterns
 * without flags; null where none are sure.
 */
export function neededPieces({ source }: Pick<RegExp, 'source'>): Pieces {
  return readAlternatives({ source, at: 0 });
}

type Page = { readonly source: string; at: number };

/** Required pieces of each alternative up to the end of the group. */
function readAlternatives(page: Page): Pieces {
  const all = [readSequence(page)];
  while (page.source[page.at] === '|') {
    page.at += 1;
    all.push(readSequence(page));
  }
  return all.includes(null) ? null : all.flatMap((pieces) => pieces ?? []);
}

/** The most selective required piece of a sequence. */
function readSequence(page: Page): Pieces {
  let best: Pieces = null;
  while (page.at < page.source.length && !'|)'.includes(page.source[page.at]!)) {
    const letters = take(page, LETTERS);
    const pieces = letters === null ? readPart(page) : [letters];
    const times = letters === null ? take(page, QUANTIFIER) : null;
    if (times === null || !MAYBE_NONE.test(times)) best = better(best, pieces);
  }
  return best;
}

/** A group, a class or a character. Only groups give pieces, and lookarounds do not. */
function readPart(page: Page): Pieces {
  const looks = take(page, LOOKAROUND) !== null;
  if (looks || take(page, GROUP) !== null) {
    const pieces = readAlternatives(page);
    page.at += 1;
    return looks ? null : pieces;
  }
  if (take(page, CLASS) === null && take(page, ESCAPE) === null) page.at += 1;
  return null;
}

function take(page: Page, sign: RegExp): string | null {
  sign.lastIndex = page.at;
  const found = sign.exec(page.source)?.[0] ?? null;
  page.at += found?.length ?? 0;
  return found;
}

/** Longer pieces are in fewer texts; few pieces are searched faster than many. */
function better(one: Pieces, other: Pieces): Pieces {
  if (one === null || other === null) return one ?? other;
  return worth(other) > worth(one) ? other : one;
}

function worth(pieces: readonly string[]): number {
  return Math.min(LONG_ENOUGH, ...pieces.map((piece) => piece.length)) - pieces.length / 100;
}
