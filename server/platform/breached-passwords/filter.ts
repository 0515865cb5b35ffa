import { createHash } from 'node:crypto';

/**
 * Bits set per password: with 29 bits of room each, the false positive rate is one in a million.
 */
const hashes = 20;
const roomEach = 29;

/** Builds a Bloom filter (Bloom 1970) of texts. */
export function makeFilter(texts: readonly string[]): Buffer {
  const filter = Buffer.alloc(Math.ceil((texts.length * roomEach) / 8));
  for (const text of texts) {
    for (const bit of bitsOf(text, filter.length * 8)) {
      filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }
  return filter;
}

export function filterHolds(filter: Buffer, text: string): boolean {
  return bitsOf(text, filter.length * 8).every((bit) => (filter[bit >> 3] ?? 0) & (1 << (bit & 7)));
}

/**
 * Double hashing: two halves of one hash give any number of them (Kirsch and Mitzenmacher 2008).
 */
function bitsOf(text: string, size: number): number[] {
  const digest = createHash('sha256').update(text).digest();
  const [first, step] = [digest.readUIntBE(0, 5), digest.readUIntBE(6, 5)];
  return Array.from({ length: hashes }, (_, index) => Math.abs(first + index * step) % size);
}
