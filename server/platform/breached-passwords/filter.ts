import { createHash } from 'node:crypto';

/** Bits a password sets: with 29 bits of room each, one in a million others passes for one of them. */
const hashes = 20;
const roomEach = 29;

/** A Bloom filter (Bloom 1970) of texts: it knows all of them, and mistakes very few others. */
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

/** Two halves of one hash stand for any number of them (Kirsch and Mitzenmacher 2008). */
function bitsOf(text: string, size: number): number[] {
  const digest = createHash('sha256').update(text).digest();
  const [first, step] = [digest.readUIntBE(0, 5), digest.readUIntBE(6, 5)];
  return Array.from({ length: hashes }, (_, index) => Math.abs(first + index * step) % size);
}
