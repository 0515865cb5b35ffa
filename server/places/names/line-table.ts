/**
 * A hash table from the lines of a text to their numbers, over the text itself: a Map would hold
 * each line once more as a string.
 */
export interface LineTable {
  /** The number of the line that was added last with this text, or -1. */
  get(line: string): number;
  /** Adds a line in the place of an equal one; returns the number of that, or -1. */
  add(line: string, number: number): number;
}

/** An empty table for up to `count` lines; `lineAt` returns the text of a number. */
export function makeLineTable(count: number, lineAt: (number: number) => string): LineTable {
  // A power of two, at most half full.
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * count + 2))).fill(-1);
  const slotOf = (line: string) => {
    let slot = hash(line) & (slots.length - 1);
    while (slots[slot]! >= 0 && lineAt(slots[slot]!) !== line)
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  };
  return {
    get: (line) => slots[slotOf(line)]!,
    add(line, number) {
      const slot = slotOf(line);
      const before = slots[slot]!;
      slots[slot] = number;
      return before;
    },
  };
}

/** FNV-1a. */
function hash(line: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < line.length; at += 1) {
    sum = Math.imul(sum ^ line.charCodeAt(at), 0x01000193);
  }
  return (sum ^ (sum >>> 15)) >>> 0;
}
