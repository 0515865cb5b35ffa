import DataLoader from 'dataloader';
import { currentTrace, inTrace, type Trace } from '#server/platform/tracing/trace.ts';
import type { Db } from './db.ts';

export interface Gathering {
  /** While a batch is on its way, further calls gather for so long. */
  gatheredForMs?: number;
  /** The most calls answered by one statement. */
  most?: number;
}

/** For statements that cost more to begin than calls in them, and that few wait for. */
export const GATHERED_LONG: Gathering = { gatheredForMs: 60 };

/** For answers of many rows: a node that reads those of a hundred calls serves nobody else meanwhile. */
export const OF_MANY_ROWS: Gathering = { most: 24 };

/** While so many batches are on their way, further calls gather, however long those take. */
const MAX_IN_FLIGHT = 4;

/** Answers inputs in their order; an Error among the answers is thrown to that caller alone. */
type AnswerAll<Input, Output> = (inputs: readonly Input[]) => Promise<readonly (Output | Error)[]>;

/** Thrown to roll a batch back: some of its calls are refused, by their place in it. */
export class SomeRefused extends Error {
  readonly refusals: ReadonlyMap<number, Error>;

  constructor(refusals: ReadonlyMap<number, Error>) {
    super('some of a batch are refused');
    this.refusals = refusals;
  }
}

/** Rolls a batch back where some of its calls are refused; undefined in the places of the others. */
export function assertNoneRefused(refusals: readonly (Error | undefined)[]): void {
  const found = [...refusals.entries()].filter(
    (one): one is [number, Error] => one[1] !== undefined,
  );
  if (found.length > 0) throw new SomeRefused(new Map(found));
}

/**
 * A query of one row made of a query of many: concurrent calls on the pool run as one statement, so
 * that a busy node asks PostgreSQL once for many callers. Within a transaction it runs by itself.
 */
export function batchedQuery<Input, Output>(
  findAll: (db: Db, inputs: readonly Input[]) => Promise<readonly Output[]>,
  gathering: Gathering = {},
): (db: Db, input: Input) => Promise<Output> {
  const ofPools = new WeakMap<Db, (input: Input) => Promise<Output>>();
  return async (db, input) => {
    if (db.isTransaction) return (await findAll(db, [input]))[0]!;
    let find = ofPools.get(db);
    if (!find) ofPools.set(db, (find = batched((inputs) => findAll(db, inputs), gathering)));
    return find(input);
  };
}

/** The same for a query of the rows that belong to some ids: each caller gets those of its own. */
export function batchedRows<Row>(
  findAll: (db: Db, ids: readonly string[]) => Promise<Row[]>,
  idOf: (row: Row) => string,
): (db: Db, ids: readonly string[]) => Promise<Row[]> {
  const find = batchedQuery(async (db, lists: readonly (readonly string[])[]): Promise<Row[][]> => {
    const ids = new Set(lists.flat());
    const rows = Map.groupBy(await findAll(db, [...ids]), idOf);
    return lists.map((list) => [...new Set(list)].flatMap((id) => rows.get(id) ?? []));
  });
  return async (db, ids) => (ids.length === 0 ? [] : find(db, ids));
}

/** The rows of each input, by `n`: its number from 1, as `with ordinality` counts. */
export function rowsOfEach<Row extends { n: number }>(
  inputs: readonly unknown[],
  rows: readonly Row[],
): Row[][] {
  const byNumber = Map.groupBy(rows, ({ n }) => n);
  return inputs.map((_, index) => byNumber.get(index + 1) ?? []);
}

/**
 * Answers concurrent calls together, each in its place; a lone call waits for nothing. Calls gather
 * until the event loop has read all that has arrived, and until the batch before is answered, or has
 * taken `gatheredForMs`: one that waits for a lock keeps nobody waiting for long. Where
 * `answerAll` throws, it must have changed nothing (one transaction): after `SomeRefused` the others
 * are answered without those, after any other error each by itself, so that none fails for the reason
 * of another. A batch runs in the trace of its callers, or in none where they have several: what it
 * causes for one of them names that one's.
 */
export function batched<Input, Output>(
  answerAll: AnswerAll<Input, Output>,
  { gatheredForMs = 5, most = 96 }: Gathering = {},
): (input: Input) => Promise<Output> {
  const { schedule, ended } = inTurns(gatheredForMs);
  const loader = new DataLoader<Traced<Input>, Output>(
    (inputs) => inTheirTrace(answerAll, inputs).finally(ended),
    { cache: false, maxBatchSize: most, batchScheduleFn: schedule },
  );
  return (input) => loader.load({ input, trace: currentTrace() });
}

interface Traced<Input> {
  input: Input;
  trace: Trace | undefined;
}

function inTheirTrace<Input, Output>(
  answerAll: AnswerAll<Input, Output>,
  traced: readonly Traced<Input>[],
): Promise<(Output | Error)[]> {
  const inputs = traced.map(({ input }) => input);
  const trace = traced[0]?.trace;
  const isOne = traced.every((one) => one.trace === trace);
  return inTrace(isOne ? trace : undefined, () => answerOrSplit(answerAll, inputs));
}

/**
 * Sends a batch once the event loop has read what has arrived, and the one before is back or slow: so
 * PostgreSQL works on one while the node works on another, and neither waits for both.
 */
function inTurns(gatheredForMs: number) {
  const waiting: (() => void)[] = [];
  let inFlight = 0;
  let gathering: NodeJS.Timeout | undefined;
  const send = () => {
    if (gathering || inFlight >= MAX_IN_FLIGHT) return;
    const batch = waiting.shift();
    if (!batch) return;
    inFlight += 1;
    gathering = setTimeout(sendNext, gatheredForMs);
    batch();
  };
  const sendNext = () => {
    clearTimeout(gathering);
    gathering = undefined;
    send();
  };
  return {
    schedule: (batch: () => void) => {
      waiting.push(batch);
      setImmediate(send);
    },
    ended: () => {
      inFlight -= 1;
      sendNext();
    },
  };
}

async function answerOrSplit<Input, Output>(
  answerAll: AnswerAll<Input, Output>,
  inputs: readonly Input[],
): Promise<(Output | Error)[]> {
  if (inputs.length === 0) return [];
  try {
    return [...(await answerAll(inputs))];
  } catch (error) {
    if (error instanceof SomeRefused) return answerOthers(answerAll, inputs, error.refusals);
    if (inputs.length === 1) return [asError(error)];
    return (await Promise.all(inputs.map((input) => answerOrSplit(answerAll, [input])))).flat();
  }
}

async function answerOthers<Input, Output>(
  answerAll: AnswerAll<Input, Output>,
  inputs: readonly Input[],
  refusals: ReadonlyMap<number, Error>,
): Promise<(Output | Error)[]> {
  const others = inputs.filter((_, place) => !refusals.has(place));
  const answers = await answerOrSplit(answerAll, others);
  return inputs.map((_, place) => refusals.get(place) ?? answers.shift()!);
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
