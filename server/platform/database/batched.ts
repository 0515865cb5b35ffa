import DataLoader from 'dataloader';
import type { Db } from './db.ts';

/** The most calls answered by one statement. */
const MAX_BATCH_SIZE = 64;

/** While so many batches are on their way, further calls gather. */
const MAX_IN_FLIGHT = 2;

/** Answers inputs in their order; an Error among the answers is thrown to that caller alone. */
type AnswerAll<Input, Output> = (inputs: readonly Input[]) => Promise<readonly (Output | Error)[]>;

/**
 * A query of one row made of a query of many: concurrent calls on the pool run as one statement, so
 * that a busy node asks PostgreSQL once for many callers. Within a transaction it runs by itself.
 */
export function batchedQuery<Input, Output>(
  findAll: (db: Db, inputs: readonly Input[]) => Promise<readonly Output[]>,
): (db: Db, input: Input) => Promise<Output> {
  const ofPools = new WeakMap<Db, (input: Input) => Promise<Output>>();
  return async (db, input) => {
    if (db.isTransaction) return (await findAll(db, [input]))[0]!;
    let find = ofPools.get(db);
    if (!find) ofPools.set(db, (find = batched((inputs) => findAll(db, inputs))));
    return find(input);
  };
}

/**
 * Answers concurrent calls together; a lone call waits for nothing. Calls gather until the event loop
 * has read all that has arrived, and while two batches are on their way. Where a whole batch fails,
 * each of its calls is answered alone, so that none fails for another's reason: `answerAll` must have
 * changed nothing then (one transaction).
 */
export function batched<Input, Output>(
  answerAll: AnswerAll<Input, Output>,
): (input: Input) => Promise<Output> {
  const { schedule, ended } = inTurns();
  const loader = new DataLoader<Input, Output>(
    (inputs) => answerOrSplit(answerAll, inputs).finally(ended),
    { cache: false, maxBatchSize: MAX_BATCH_SIZE, batchScheduleFn: schedule },
  );
  return (input) => loader.load(input);
}

/** Sends batches once the event loop has read what has arrived, two at a time. */
function inTurns() {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  const send = () => {
    while (inFlight < MAX_IN_FLIGHT && waiting.length > 0) {
      inFlight += 1;
      waiting.shift()?.();
    }
  };
  return {
    schedule: (batch: () => void) => {
      waiting.push(batch);
      setImmediate(send);
    },
    ended: () => {
      inFlight -= 1;
      send();
    },
  };
}

async function answerOrSplit<Input, Output>(
  answerAll: AnswerAll<Input, Output>,
  inputs: readonly Input[],
): Promise<readonly (Output | Error)[]> {
  try {
    return await answerAll(inputs);
  } catch (error) {
    if (inputs.length === 1) throw error;
    const alone = await Promise.allSettled(inputs.map((input) => answerAll([input])));
    return alone.map((one) => (one.status === 'fulfilled' ? one.value[0]! : asError(one.reason)));
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
