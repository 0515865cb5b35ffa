import { Client } from 'pg';

/** One statement as sent to the server. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

type Query = (...args: unknown[]) => unknown;

/**
 * Captures the statements that work in this process sends to PostgreSQL, in order: at the driver,
 * below the query layer. Connections must be open already.
 */
export async function capture(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  await intercept(work, (statement) => {
    statements.push(statement);
    return undefined;
  });
  return statements;
}

/** The milliseconds PostgreSQL itself needs to execute the single statement of some work. */
export async function timeInside(work: () => Promise<unknown>): Promise<number> {
  const rows = await intercept(work, ({ text, values }) => ({
    text: `explain (analyze, timing off, format json) ${text}`,
    values,
  }));
  const [plan] =
    (rows as { 'QUERY PLAN': { 'Execution Time': number }[] }[])[0]?.['QUERY PLAN'] ?? [];
  return plan?.['Execution Time'] ?? Number.NaN;
}

/** Passes every statement to `change`, which may replace it. */
async function intercept<T>(
  work: () => Promise<T>,
  change: (statement: Statement) => Statement | undefined,
): Promise<T> {
  const original = Client.prototype.query as Query;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    const changed = change(statementOf(args));
    return changed ? original.call(this, changed, ...callbackOf(args)) : original.apply(this, args);
  } as Query as typeof Client.prototype.query;
  try {
    return await work();
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
}

function statementOf([query, values]: unknown[]): Statement {
  if (typeof query === 'string') {
    return { text: query, values: Array.isArray(values) ? values : [] };
  }
  const { text, values: own = [] } = query as { text: string; values?: unknown[] };
  return { text, values: own };
}

function callbackOf(args: unknown[]): unknown[] {
  return args.filter((argument) => typeof argument === 'function');
}
