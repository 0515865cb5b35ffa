import { createHash } from 'node:crypto';

/** A deterministic id for a name, in the form of a UUID (version 8, RFC 9562). */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`nearhand-demo:${name}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `9${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** A seeded random generator: 0 up to, not including, 1 (mulberry32). */
export function makeDraw(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A random item. */
export function pick<T>(items: readonly T[], draw: () => number): T {
  return items[Math.floor(draw() * items.length)] as T;
}
