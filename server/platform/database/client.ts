import { createHash } from 'node:crypto';
import { Client, type Connection } from 'pg';
import { PreparedQuery } from './prepared-query.ts';
import { planGeneration, retryingStalePlan } from './stale-plan.ts';

/** The driver's own client. */
export const PlainClient = Client;

const names = new Map<string, string>();

/**
 * A client that prepares every statement with values under a name made from its text, once a
 * connection. Preparing halves the server's time for a query, and the text from the query layer is
 * always the same for the same query. Everything else passes through: statements without values
 * (commit, scripts) and queries with a name of their own.
 *
 * Concurrent queries are pipelined, and a transaction's `begin` with its first
 * statement.
 */
export class PreparingClient extends Client {
  declare readonly connection: Connection;
  #isInTransaction = false;

  constructor(...options: ConstructorParameters<typeof Client>) {
    super(...options);
    this.on('notice', ({ routine }) => {
      // A commit that no standby has confirmed, because a timeout ended its wait: acknowledged, it
      // could be lost with this server. Whoever asked gets an error instead.
      if (routine === 'SyncRepWaitForLSN') this.connection.stream.destroy();
    });
  }

  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const query = super.query as (...args: unknown[]) => never;
    this.#writeTogether();
    if (typeof text === 'string') this.#noteTransaction(text);
    if (text === 'begin') return this.#begin(query.call(this, text));
    if (
      typeof text !== 'string' ||
      !Array.isArray(values) ||
      values.length === 0 ||
      rest.length > 0
    ) {
      return query.apply(this, args);
    }
    const ask = () => {
      const prepared = new PreparedQuery({ name: statementName(text), text, values });
      const answer = prepared.answer();
      query.call(this, prepared);
      return answer;
    };
    // A failed transaction takes no other statement: it is run again as a whole.
    return (this.#isInTransaction ? ask() : retryingStalePlan(ask)) as never;
  }

  #noteTransaction(text: string): void {
    if (text.startsWith('begin') || text.startsWith('start transaction')) {
      this.#isInTransaction = true;
    } else if (text === 'commit' || text === 'rollback') this.#isInTransaction = false;
  }

  #writeTogether(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  /** If it fails all the same, nothing may run without the transaction. */
  #begin(begun: Promise<unknown>): never {
    begun.catch(() => this.connection.stream.destroy());
    return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] }) as never;
  }
}

function statementName(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `q${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
  }
  const generation = planGeneration();
  return generation === 0 ? name : `${name}_${generation}`;
}
