import { createHash } from 'node:crypto';
import { addressesOf } from '#server/onboarding/record-addresses.ts';
import type { ClassifiedRows } from './classify-rows.ts';

/**
 * Counts the outcome of batches without writing: rows of an earlier batch are known, as they would
 * be in the database. Six bytes of a hash are kept per address: a hundred thousand take a few
 * megabytes.
 */
export function makeDryCount(): (sifted: ClassifiedRows) => ClassifiedRows {
  const seen = new Set<number>();
  return (sifted) => {
    const fresh = sifted.fresh.filter((candidate) => {
      const marks = addressesOf(candidate).map(({ channel, target }) => markOf(channel + target));
      const isKnown = marks.some((mark) => seen.has(mark));
      for (const mark of marks) seen.add(mark);
      return !isKnown;
    });
    return { ...sifted, fresh, known: sifted.known + sifted.fresh.length - fresh.length };
  };
}

function markOf(address: string): number {
  return createHash('sha256').update(address).digest().readUIntBE(0, 6);
}
