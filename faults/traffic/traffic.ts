import type { Attempt } from '#faults/oracle/ledger.ts';
import type { CallKind } from '#faults/outages/call-kind.ts';

/** What some people do over and over, beside the writers, and its oracle. */
export interface Traffic {
  kind: CallKind;
  attempts: Attempt[];
  /** Resolves once it goes on no longer and each call has its answer. */
  run(goesOn: () => boolean): Promise<void>;
  /** How many of its acts were acknowledged. */
  acked(): number;
  /** What does not hold of all of it, in words; once it is quiet. */
  faults(): Promise<string[]>;
}
