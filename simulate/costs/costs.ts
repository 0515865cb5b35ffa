import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** The calls of a request's life that are measured and simulated. */
export const CALLS = ['create', 'answer', 'message', 'list', 'conversation'] as const;
export type CallName = (typeof CALLS)[number];

const amount = z.number().check(z.nonnegative());

/** What one call costs. Times are milliseconds of a processor core of the machine that measured. */
const callCost = z.object({
  /** Of the node, and of PostgreSQL with its background processes, until the answer. */
  nodeMs: amount,
  databaseMs: amount,
  /** Of the jobs that the call sets off: events, notices, letters. */
  jobNodeMs: amount,
  jobDatabaseMs: amount,
  /** Per call, jobs included. */
  walBytes: amount,
  storedBytes: amount,
  rows: amount,
  /** Waits for PostgreSQL before the answer, one call at a time. */
  roundTrips: amount,
  /** How many calls this is the mean of. */
  calls: amount,
});
export type CallCost = z.output<typeof callCost>;

const costs = z.object({
  /** The day, the processors and the versions. */
  measured: z.string(),
  professionals: amount,
  calls: z.object({
    create: callCost,
    answer: callCost,
    message: callCost,
    list: callCost,
    conversation: callCost,
  }),
});
export type Costs = z.output<typeof costs>;

/** Reading calls write next to nothing, and set off no jobs: what the jobs' node did meanwhile is not theirs. */
const READS_WRITE_BYTES = 200;
export function isWrite({ walBytes }: Pick<CallCost, 'walBytes'>): boolean {
  return walBytes > READS_WRITE_BYTES;
}

/** Reads what `writeCosts` wrote. @throws Error that names the cause and the cure */
export function readCosts(file: string): Costs {
  try {
    return costs.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `${file} holds no measured costs; "npm run simulate -- load --save ${file}" measures and writes them.`,
      { cause: error },
    );
  }
}

export function writeCosts(file: string, measured: Costs): void {
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
}
