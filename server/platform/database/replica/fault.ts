/** Why a standby is not read from. */
export type Fault = 'away' | 'behind' | 'primary' | 'foreign' | 'ahead';

/** What a standby says of itself. */
export interface StandbyFacts {
  replayed: bigint;
  /** The cluster and database it is a copy of. */
  place: string;
}

/** Where the log of the primary is. */
export interface Position {
  position: bigint;
  /** Its cluster and database. */
  place: string;
}

/** A standby that is older is not read from, in milliseconds. */
const MAX_LAG_MS = 5000;

/** For the log. */
export const CAUSES: Readonly<Record<Fault, string>> = {
  away: 'it does not answer',
  behind: `it is more than ${MAX_LAG_MS / 1000} seconds behind`,
  primary: 'it takes writes itself',
  foreign: 'it is no copy of this database',
  ahead: 'it follows another primary',
};

/**
 * What speaks against a standby: by what it says (null where it does not answer, undefined where it is
 * none), where the primary was a moment later (undefined where that is not known), and its age.
 */
export function faultOf(
  facts: StandbyFacts | undefined | null,
  primary: Position | undefined,
  lagMs: number,
): Fault | undefined {
  if (facts === null) return 'away';
  if (facts === undefined) return 'primary';
  if (primary && facts.place !== primary.place) return 'foreign';
  if (primary && facts.replayed > primary.position) return 'ahead';
  return lagMs > MAX_LAG_MS ? 'behind' : undefined;
}
