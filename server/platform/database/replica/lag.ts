/** A place in the log of a primary, `16/B374D848`, as one number. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** How long places of the primary's log are remembered, in milliseconds. */
const REMEMBERED_MS = 60_000;

/**
 * Tells how old a standby is from where the primary's log was at which moment: whatever was written
 * before that is on the standby once it has replayed so far. Compares no clocks, and an idle primary
 * does not look old.
 */
export function makeLagMeter(now: () => number = () => performance.now()) {
  let samples: { at: number; position: bigint }[] = [];
  return {
    now,
    /** Notes that the log of the primary had come to a position, asked for at a moment. */
    note(position: bigint, at: number): void {
      samples = samples.filter((sample) => at - sample.at < REMEMBERED_MS);
      samples.push({ at, position });
    },
    /** At most so many milliseconds old; Infinity above a minute, and where nothing is known. */
    lagOf(replayed: bigint): number {
      const newest = samples.at(-1);
      if (!newest) return Infinity;
      if (replayed >= newest.position) return 0;
      const reached = samples.findLast(({ position }) => position <= replayed);
      return reached ? now() - reached.at : Infinity;
    },
  };
}
