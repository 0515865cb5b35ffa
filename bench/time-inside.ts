import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import type { Database } from '#server/platform/database/db.ts';

/** One statement as sent to the server. */
interface Statement {
  text: string;
  values: readonly unknown[];
}

type Query = (...args: unknown[]) => unknown;

/** The milliseconds PostgreSQL itself needs to execute the single statement of some work. */
export async function timeInside(db: Database, work: () => Promise<unknown>): Promise<number> {
  const [statement] = await capture(work);
  if (!statement) return Number.NaN;
  const text = `explain (analyze, timing off, format json) ${statement.text}`;
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
    CompiledQuery.raw(text, [...statement.values]),
  );
  return rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN;
}

/** The statements that some work sends, as the driver gets them. */
async function capture(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = Client.prototype.query as Query;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    statements.push(statementOf(args));
    return original.apply(this, args);
  } as Query as typeof Client.prototype.query;
  try {
    await work();
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
  return statements;
}

function statementOf([query, values]: unknown[]): Statement {
  if (typeof query === 'string') {
    return { text: query, values: Array.isArray(values) ? values : [] };
  }
  const { text, values: own = [] } = query as { text: string; values?: unknown[] };
  return { text, values: own };
}
