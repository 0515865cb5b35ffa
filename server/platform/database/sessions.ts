import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseConnection } from './db.ts';
import { connectWithRetry } from './connect-with-retry.ts';

/** What a connection to a database is worth beyond one transaction. */
export interface Sessions {
  /** False behind a pooler that hands it on after each transaction: LISTEN, settings and locks do not stay. */
  areKept: boolean;
  /** Whether a statement that was prepared can be run again. */
  keepPrepared: boolean;
  /** Tells this database of this running server from every other. */
  place: string;
}

/** Others may be faster in taking what the first one gave back. */
const tries = 5;
const patience = 5000;
const UNKNOWN_STATEMENT = '26000';

/** Finds out what lies between: whether a second client is given the session that a first one has. */
export async function examineSessions(connection: DatabaseConnection): Promise<Sessions> {
  const first = await connect(connection);
  const others: Client[] = [];
  const name = `examined_${randomUUID()}`;
  const ask = async () => (await first.query<Row>({ name, text: question })).rows[0]!;
  try {
    let { pid, place } = await ask();
    for (let number = 0; number < tries; number += 1) {
      const other = await connect(connection);
      others.push(other);
      await other.query('begin');
      const { rows } = await other.query<Row>(question);
      if (rows[0]?.pid === pid) return { areKept: false, keepPrepared: await isKept(ask), place };
      ({ pid, place } = await ask());
    }
    return { areKept: true, keepPrepared: true, place };
  } finally {
    await Promise.all([first, ...others].map((client) => client.end()));
  }
}

type Row = { pid: number; place: string };

const question = `select pg_backend_pid() as pid, extract(epoch from pg_postmaster_start_time()) ||
  '/' || (select oid from pg_database where datname = current_database()) as place`;

/** Asked while another client holds the session where the statement was prepared. */
async function isKept(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    return (error as { code?: string }).code !== UNKNOWN_STATEMENT;
  }
}

async function connect(connection: DatabaseConnection): Promise<Client> {
  const open = connectWithRetry(async () => {
    const client = new Client({
      ...connection,
      application_name: 'nearhand start',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  });
  return open();
}
