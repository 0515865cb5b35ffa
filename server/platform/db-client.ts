import { createHash } from 'node:crypto';
import { Client } from 'pg';

/** The driver's client as it comes. */
export const PlainClient = Client;

const names = new Map<string, string>();

/**
 * A client that prepares every statement with values under a name made from its text, once a
 * connection. Preparing halves the server's time for a query, and the text from the query layer is
 * always the same for the same query. Everything else passes through: statements without values
 * (begin, commit, scripts), queries with a name of their own, cursors and streams.
 */
export class PreparingClient extends Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const query = super.query as (...args: unknown[]) => never;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return query.apply(this, args);
    }
    return query.call(this, { name: statementName(text), text, values }, ...rest);
  }
}

function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `q${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
  names.set(text, name);
  return name;
}
