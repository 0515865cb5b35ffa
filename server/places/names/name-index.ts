import { makeLineTable, type LineTable } from './line-table.ts';

/**
 * An index of place names: one folded name per line, each owned by a place. Whole names are found
 * through a table, prefixes through the lines that share their first two letters.
 */
export interface NameIndex {
  text: string;
  /** The offset of each line; one more entry than lines. */
  starts: Int32Array;
  owners: Int32Array;
  firstLine: Pick<LineTable, 'get'>;
  /** The next line with the same name, or -1. */
  nextLine: Int32Array;
  linesByStart: Map<string, number[]>;
  /** The offsets of later words of names, by their first two letters, in order. */
  wordsByStart: Map<string, number[]>;
}

/** How a name matches what was typed, best first. */
export type Closeness = 'whole' | 'beginning' | 'word' | 'typo';

type Visit = (owner: number, closeness: Closeness, nameLength: number) => void;

/**
 * Indexes the folded names in `text`, one per line without a final line break; line `n` belongs to
 * `owners[n]`.
 */
export function indexNames(text: string, owners: Int32Array): NameIndex {
  const starts = new Int32Array(owners.length + 1);
  const nextLine = new Int32Array(owners.length);
  const lineAt = (line: number) => text.slice(starts[line], starts[line + 1]! - 1);
  const firstLine = makeLineTable(owners.length, lineAt);
  const linesByStart = new Map<string, number[]>();
  const wordsByStart = new Map<string, number[]>();
  for (let line = 0; line < owners.length; line++) {
    const start = starts[line]!;
    const lineBreak = text.indexOf('\n', start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    const name = text.slice(start, end);
    starts[line + 1] = end + 1;
    nextLine[line] = firstLine.add(name, line);
    file(linesByStart, name.slice(0, 2), line);
    for (let space = name.indexOf(' '); space >= 0; space = name.indexOf(' ', space + 1)) {
      file(wordsByStart, name.slice(space + 1, space + 3), start + space + 1);
    }
  }
  return { text, starts, owners, firstLine, nextLine, linesByStart, wordsByStart };
}

function file(buckets: Map<string, number[]>, beginning: string, at: number): void {
  const bucket = buckets.get(beginning);
  if (bucket) bucket.push(at);
  else buckets.set(beginning, [at]);
}

/** The owners of every place with exactly this folded name. */
export function ownersOf(index: NameIndex, name: string): number[] {
  const owners: number[] = [];
  for (let line = index.firstLine.get(name); line >= 0; line = index.nextLine[line]!) {
    owners.push(index.owners[line]!);
  }
  return owners;
}

/** Visits the names that equal or start with `folded` (two letters at least). */
export function visitBeginnings(index: NameIndex, folded: string, visit: Visit): void {
  for (const line of index.linesByStart.get(folded.slice(0, 2)) ?? []) {
    const start = index.starts[line]!;
    if (!index.text.startsWith(folded, start)) continue;
    const length = index.starts[line + 1]! - start - 1;
    visit(index.owners[line]!, length === folded.length ? 'whole' : 'beginning', length);
  }
}

/** Visits the names one of whose later words starts with `folded` (two letters at least), each once. */
export function visitWords(index: NameIndex, folded: string, visit: Visit): void {
  let behind = 0;
  for (const at of index.wordsByStart.get(folded.slice(0, 2)) ?? []) {
    if (at < behind || !index.text.startsWith(folded, at)) continue;
    const line = lineAt(index, at);
    behind = index.starts[line + 1]!;
    visit(index.owners[line]!, 'word', behind - index.starts[line]! - 1);
  }
}

/**
 * Visits the names that equal or start with a text at edit distance one (letter wrong, missing,
 * added, two swapped).
 */
export function visitTypos(index: NameIndex, folded: string, visit: Visit): void {
  const { text, starts, owners } = index;
  for (const [beginning, lines] of index.linesByStart) {
    if (!mayBeSlipOff(beginning, folded)) continue;
    for (const line of lines) {
      const start = starts[line]!;
      const length = starts[line + 1]! - start - 1;
      if (length < folded.length - 1) continue;
      if (isOneSlipOff(text, start, folded)) visit(owners[line]!, 'typo', length);
    }
  }
}

/** A single typo leaves one of the first two letters in place, or moves it by one. */
function mayBeSlipOff(beginning: string, folded: string): boolean {
  const [first, second] = beginning;
  return first === folded[0] || second === folded[1] || first === folded[1] || second === folded[0];
}

function isOneSlipOff(text: string, start: number, folded: string): boolean {
  let same = 0;
  while (same < folded.length && text.charCodeAt(start + same) === folded.charCodeAt(same)) same++;
  if (same === folded.length) return false;
  const at = start + same;
  return (
    restAgrees(text, at + 1, folded, same + 1) ||
    restAgrees(text, at + 1, folded, same) ||
    restAgrees(text, at, folded, same + 1) ||
    (text.charCodeAt(at) === folded.charCodeAt(same + 1) &&
      text.charCodeAt(at + 1) === folded.charCodeAt(same) &&
      restAgrees(text, at + 2, folded, same + 2))
  );
}

function restAgrees(text: string, at: number, folded: string, from: number): boolean {
  for (let index = from; index < folded.length; index++) {
    if (text.charCodeAt(at + index - from) !== folded.charCodeAt(index)) return false;
  }
  return true;
}

function lineAt(index: NameIndex, position: number): number {
  let low = 0;
  let high = index.owners.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (index.starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
