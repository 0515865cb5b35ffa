/** What a write makes, by what it is counted in the database. */
export type WriteKind =
  | 'request'
  | 'message'
  | 'answer'
  | 'hire'
  | 'completion'
  | 'review'
  | 'file'
  | 'operation';

/**
 * A write as its writer saw it. `unknown`: it was sent, and no answer came (a time-out is not a
 * refusal). `reference` identifies what it makes: a text that occurs once, or the row it changes.
 */
export interface Write {
  kind: WriteKind;
  reference: string;
  /** Writes that one person made one after the other, each after the answer to the one before. */
  sequence?: string | undefined;
  outcome: 'ok' | 'refused' | 'unknown';
  /** The id in the answer. */
  id?: string | undefined;
}

/** One attempt of a call: when it began, how many milliseconds it took, its status; 0 without an answer. */
export interface Attempt {
  at: number;
  ms: number;
  status: number;
}

/** What all writers were answered. */
export class Ledger {
  readonly writes: Write[] = [];
  /** Every attempt, of all writes. */
  readonly attempts: Attempt[] = [];
  /** Writes that were acknowledged. */
  acked = 0;
  /** Attempts that ended without an answer, or with one that settles nothing (5xx). */
  repeated = 0;

  /** Notes that a write is sent; its outcome is unknown until it is acknowledged or refused. */
  begin(kind: WriteKind, reference: string, sequence?: string): Write {
    const write: Write = { kind, reference, sequence, outcome: 'unknown' };
    this.writes.push(write);
    return write;
  }

  acknowledge(write: Write, id?: string): void {
    Object.assign(write, { outcome: 'ok', id });
    this.acked += 1;
  }

  count(outcome: Write['outcome']): number {
    return this.writes.filter((write) => write.outcome === outcome).length;
  }

  /** Takes over what is in another. */
  add({ writes, acked, repeated }: Ledger): void {
    this.writes.push(...writes);
    this.acked += acked;
    this.repeated += repeated;
  }
}
