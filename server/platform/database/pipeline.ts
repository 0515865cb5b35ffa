import {
  DummyDriver,
  PostgresDialect,
  Transaction,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import type { Database, Tables, Tx } from './db.ts';
import { retryingStalePlan } from './stale-plan.ts';

/** Work at the end of a transaction, whose rows nobody in it reads. */
export interface CommitWork<Row = unknown> {
  execute(tx: Tx): Promise<void>;
  /** Gets the rows of its statements after the commit. */
  committed?: (rows: readonly Row[]) => void;
  /** Runs where the commit failed after it was sent: it may have happened all the same. */
  inDoubt?: () => void;
}

/**
 * Runs independent parts of a transaction in a pipeline: their statements are sent together and run one after the other, in the order of the
 * parts. All are waited for, whichever fails.
 * @throws what the first part that failed has thrown
 */
export function pipelined<Results extends readonly unknown[]>(
  tx: Tx,
  work: (tx: Tx) => { [Part in keyof Results]: Promise<Results[Part]> },
): Promise<Results> {
  return tx.getExecutor().provideConnection(async (connection) => {
    const parts = work(handleOn(tx, connection));
    await Promise.allSettled(parts);
    return (await Promise.all(parts)) as unknown as Results;
  });
}

/**
 * Runs a transaction; work passed to `last` runs at its end, sent together with the commit.
 * @throws whatever `work` or the last work throws, after rolling everything back
 */
export function transactionWithCommitWork<T>(
  db: Database,
  work: (tx: Tx, last: <Row>(work: CommitWork<Row>) => void) => Promise<T>,
): Promise<T> {
  return retryingStalePlan(() => runWithCommitWork(db, work));
}

async function runWithCommitWork<T>(
  db: Database,
  work: Parameters<typeof transactionWithCommitWork<T>>[1],
): Promise<T> {
  const last: CommitWork[] = [];
  let sent: Promise<unknown[][]> | undefined;
  const result = await db
    .transaction()
    .execute(async (tx) => {
      // Where the transaction is run again, so is all of this.
      last.splice(0);
      const made = await work(tx, (one) => void last.push(one as CommitWork));
      const statements = await Promise.all(last.map((one) => statementsOf(tx, one)));
      await tx.getExecutor().provideConnection(async (connection) => {
        sent = Promise.all(statements.map((those) => rowsOf(connection, those)));
        sent.catch(() => {});
      });
      return made;
    })
    .catch(async (error: unknown) => {
      if (sent) for (const { inDoubt } of last) inDoubt?.();
      // The commit only says that it failed; the statement that failed knows why.
      await sent;
      throw error;
    });
  // PostgreSQL answers the commit of a failed transaction with a rollback, which need not be an
  // error.
  const rows = await sent;
  last.forEach(({ committed }, number) => committed?.(rows?.[number] ?? []));
  return result;
}

/** The statements of the work. */
async function statementsOf(tx: Tx, { execute }: CommitWork): Promise<CompiledQuery[]> {
  const statements: CompiledQuery[] = [];
  const noted = handleOn(tx, {
    executeQuery: async (statement) => {
      statements.push(statement);
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error('What leaves with the commit has no rows to stream');
    },
  });
  await execute(noted);
  return statements;
}

async function rowsOf(connection: DatabaseConnection, statements: readonly CompiledQuery[]) {
  const answers = await Promise.all(statements.map((one) => connection.executeQuery(one)));
  return answers.flatMap(({ rows }) => rows);
}

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('No pool is needed')) });
const driver = new DummyDriver();

/** The transaction on a connection that does not wait. */
function handleOn(tx: Tx, connection: DatabaseConnection): Tx {
  const executor = tx
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
}
