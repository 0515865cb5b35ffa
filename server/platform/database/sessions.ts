import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseConnection } from './db.ts';
import { connectWithRetry } from './connect-with-retry.ts';

/** The capabilities of a connection beyond one transaction. */
export interface Sessions {
  /** False behind a transaction pooler: LISTEN, settings and locks do not persist. */
  areKept: boolean;
  /** Whether prepared statements can be reused. */
  keepPrepared: boolean;
  /** Identifies this database of this running server. */
  place: string;
}

/** A concurrent client may take the released session first. */
const tries = 5;
const TIMEOUT_MS = 5000;
const UNKNOWN_STATEMENT = '26000';

/** Detects a transaction pooler: whether a second client gets the session of the first one. */
export async function probeSessions(connection: DatabaseConnection): Promise<Sessions> {
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

/** Runs while another client holds the session where the statement was prepared. */
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
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on('error', () => {});
    await client.connect();
    return client;
  });
  return open();
}
