import {
  PostgresDialect,
  type Kysely,
  type LogEvent,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { AnsweredQuery, Tracing } from '#server/platform/tracing/tracing.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';
import { PlainClient, PreparingClient } from './client.ts';
import { connectWithRetry } from './connect-with-retry.ts';
import type { DatabaseConnection } from './connection.ts';
import { watchSilence, type SilenceWatch } from './silence.ts';
import { RetryingKysely } from './stale-plan.ts';
import type { Tables } from './tables.generated.ts';
import { valueTypes } from './values.ts';

export type { DatabaseConnection } from './connection.ts';
export type { Tables } from './tables.generated.ts';

/** The database with its connection pool; can begin transactions. */
export type Database = Kysely<Tables>;

/** A running transaction. */
export type Tx = Transaction<Tables>;

/** The argument of query functions: the database, or a transaction of it. */
export type Db = Kysely<Tables>;

/** The argument of queries that only read, which may be given a standby. No statement that writes can be built on it. */
export type ReadDb = Pick<
  Db,
  'selectFrom' | 'selectNoFrom' | 'fn' | 'getExecutor' | 'isTransaction'
>;

type RecordQuery = NonNullable<Tracing['recordQuery']>;

export type DatabaseOptions = {
  connection: DatabaseConnection;
  /** Called with errors of idle connections. */
  onConnectionError: (error: Error) => void;
  /** Off only behind a pooler without support for prepared statements (PgBouncer before 1.21). */
  prepared?: boolean;
  maxConnections?: number;
  /** Statement timeout in milliseconds; 0 for operators' work that may take hours. */
  statementTimeout?: number;
  /** Gets every statement once it was answered. */
  onQuery?: RecordQuery | undefined;
  /** Off where another server is asked instead of waiting for this one. */
  waits?: boolean;
};

const STATEMENT_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5000;
/** So long a connection is idle before the system asks whether its other end is there, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Opens a pool on a PostgreSQL. No connection is made before the first query. A failing connection
 * (the server restarts) is retried for five seconds before the query fails, and the very first one
 * for thirty where the server is slow to answer.
 */
export function openDatabase(options: DatabaseOptions): Database {
  // A server stopped right after may cut the last goodbye short: no longer an error.
  let closing = false;
  const report = (error: Error) => {
    if (!closing) options.onConnectionError(error);
  };
  const statementTimeout = options.statementTimeout ?? STATEMENT_TIMEOUT_MS;
  const silence = watchSilence({ connection: options.connection, statementTimeout });
  const pool = new Pool({
    ...options.connection,
    Client: options.prepared === false ? PlainClient : PreparingClient,
    pipeline: true,
    max: options.maxConnections ?? 12,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'nearhand',
    types: valueTypes,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, its types do not say so
    onConnect: async (client) => {
      // A checked-out client between two queries has no other listener: its error would end node.
      client.on('error', report);
      silence.watch(client);
      await client.query(sessionSettings(statementTimeout));
    },
  });
  pool.on('error', report);
  const { onQuery } = options;
  return new RetryingKysely<Tables>({
    ...(onQuery && { log: (event) => onQuery(answeredQuery(event)) }),
    dialect: new PostgresDialect({
      pool: patient({ pool, silence, waits: options.waits ?? true }, () => {
        closing = true;
        silence.stop();
      }),
    }),
  });
}

function answeredQuery({ query, queryDurationMillis, ...event }: LogEvent): AnsweredQuery {
  const answered = { text: query.sql, milliseconds: queryDurationMillis };
  if (event.level === 'query') return answered;
  const { code } = event.error as { code?: unknown };
  return { ...answered, error: typeof code === 'string' ? code : 'unknown' };
}

/** The price of a page read out of order, for the planner (docs/scaling.md, settings that matter). */
export const SET_PAGE_COST = 'set random_page_cost = 1.1';

/** Waits for the queries in flight and closes every connection. */
export async function closeDatabase(db: Database): Promise<void> {
  await db.destroy();
}

/**
 * Sent as a statement: poolers refuse these names among the connection's start-up parameters. Compiling
 * a statement of milliseconds (JIT) takes longer than running it. A page read out of order costs hardly
 * more than the next one, from memory or an SSD: by the default of 4, made for turning disks, the search
 * for professionals sorts a whole city instead of reading the nearest.
 */
function sessionSettings(statementTimeout: number): string {
  return (
    `set statement_timeout = ${statementTimeout}; set lock_timeout = 5000; ` +
    "set idle_in_transaction_session_timeout = 30000; set timezone = 'UTC'; " +
    `set jit = off; ${SET_PAGE_COST}`
  );
}

interface Patience {
  pool: Pool;
  silence: SilenceWatch;
  waits: boolean;
}

function patient({ pool, silence, waits }: Patience, onEnd: () => void): PostgresPool {
  const connect = () => connectInTime(pool, silence);
  return {
    options: pool.options,
    connect: waits ? connectWithRetry(connect) : connect,
    end: () => {
      onEnd();
      return pool.end();
    },
  } as PostgresPool;
}

/** The pool itself begins anew to count once a caller that waited is given a place for a new connection. */
async function connectInTime(pool: Pool, silence: SilenceWatch): Promise<PoolClient> {
  silence.assertAnswering();
  const connecting = pool.connect();
  return withTimeout(connecting, CONNECT_TIMEOUT_MS + 500, () => {
    connecting.then(
      (client) => client.release(),
      () => {},
    );
    throw new Error('timeout exceeded when trying to connect');
  });
}
