import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt, Ledger } from '#faults/oracle/ledger.ts';
import { operate, type Desk } from '#faults/site/operations.ts';
import type { Traffic } from './traffic.ts';

const PAUSE_MS = 1000;

/** An operator who acts over and over; rules of faults/invariants.sql and the ledger judge it. */
export function operatorTraffic(
  desk: Desk & { prove(): Promise<unknown> },
  { writes }: Ledger,
  attempts: Attempt[],
): Traffic {
  return {
    kind: 'operator',
    attempts,
    async run(goesOn) {
      for (let round = 0; goesOn(); round += 1) {
        await desk.prove();
        await operate(desk, `round${round}`);
        await sleep(PAUSE_MS);
      }
    },
    acked: () =>
      writes.filter(({ kind, outcome }) => kind === 'operation' && outcome === 'ok').length,
    async faults() {
      const refused = writes.filter(
        ({ kind, outcome }) => kind === 'operation' && outcome !== 'ok',
      );
      return refused.map(({ reference }) => `An operator's act was refused: ${reference}`);
    },
  };
}
