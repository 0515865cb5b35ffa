/** Texts of which a match holds at least one; null where nothing is sure. */
type Pieces = readonly string[] | null;

/** Letters that stand for themselves, as many as there are; one that may be missing is none of them. */
const LETTERS = /[a-z0-9 ']+(?![?*+{])/y;
const LOOKAROUND = /\(\?<?[=!]/y;
const GROUP = /\((?:\?:|\?<\w+>)?/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
const ESCAPE = /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[A-Za-z]|.)/iy;
const QUANTIFIER = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;
const MAYBE_NONE = /^(?:[?*]|\{0)/;
const LONG_ENOUGH = 4;

/** A pattern, and what a text must hold to be searched for it. */
export type Sought = { readonly pattern: RegExp; readonly needed: Pieces };

/** A pattern to be searched for only where `mayHold` says so; for patterns without flags. */
export function soughtBy(pattern: RegExp, flags = ''): Sought {
  return { pattern: new RegExp(pattern, flags), needed: neededPieces(pattern) };
}

/** Whether a text holds what a pattern needs. */
export function mayHold(text: string, { needed }: Sought): boolean {
  return needed === null || needed.some((piece) => text.includes(piece));
}

/**
 * Pieces of text of which everything that a pattern matches holds at least one, as "day" for
 * `\b(?:mon|tues|fri)days?\b`. A text without them need not be searched, and the engine need not
 * compile the pattern, which costs more than all the rest of reading a first message. For patterns
 * without flags; null where none are sure.
 */
export function neededPieces({ source }: RegExp): Pieces {
  return readAlternatives({ source, at: 0 });
}

type Page = { readonly source: string; at: number };

/** Pieces of each of the alternatives up to the end of the group. */
function readAlternatives(page: Page): Pieces {
  const all = [readSequence(page)];
  while (page.source[page.at] === '|') {
    page.at += 1;
    all.push(readSequence(page));
  }
  return all.includes(null) ? null : all.flatMap((pieces) => pieces ?? []);
}

/** Of all that stands one after the other the pieces that say most. */
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

/** A group, a class or a sign. Of groups alone is anything known, and not of those that only look. */
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

/** Longer pieces are in fewer texts; few are sooner looked for than many. */
function better(one: Pieces, other: Pieces): Pieces {
  if (one === null || other === null) return one ?? other;
  return worth(other) > worth(one) ? other : one;
}

function worth(pieces: readonly string[]): number {
  return Math.min(LONG_ENOUGH, ...pieces.map((piece) => piece.length)) - pieces.length / 100;
}
