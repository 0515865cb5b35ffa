import { Socket } from 'node:net';
import { Client } from 'pg';
import { closeDatabase, openDatabase, type Database, type DatabaseOptions } from '../db.ts';
import type { Fault, StandbyFacts } from './fault.ts';
import { positionOf } from './lag.ts';

/** One of the servers that reads may go to. */
export interface Standby {
  db: Database;
  /** Why it is not read from; undefined where it is. */
  fault: Fault | undefined;
  wasSeen: boolean;
  /** At most so many milliseconds old, at the last look. */
  lagMs: number;
  /** @throws where it does not answer in time; undefined where it takes writes itself */
  look(): Promise<StandbyFacts | undefined>;
  /** Ends what hangs on it, so that it can be asked of the primary. */
  cut(): void;
  close(): Promise<void>;
}

/** How long a standby has to answer, in milliseconds. */
const LOOK_MS = 2000;

/** SQL that identifies the database of a cluster: a copy has the same. */
export const PLACE = `(select system_identifier from pg_control_system())::text || '/' ||
  (select oid from pg_database where datname = current_database())`;

/** A standby by its address; nothing is connected before the first look. */
export function makeStandby(
  url: string,
  options: Pick<DatabaseOptions, 'prepared' | 'maxConnections' | 'onQuery'>,
): Standby {
  const { stream, cut } = trackSockets();
  const connection = { connectionString: url, stream };
  const onConnectionError = () => {};
  const db = openDatabase({ ...options, connection, onConnectionError, waits: false });
  const looking = makeLook(url);
  return {
    db,
    fault: 'away',
    wasSeen: false,
    lagMs: Infinity,
    look: looking.look,
    cut,
    async close() {
      looking.end();
      await closeDatabase(db);
    },
  };
}

function trackSockets() {
  const sockets = new Set<Socket>();
  return {
    stream(): Socket {
      const socket = new Socket();
      sockets.add(socket.on('close', () => sockets.delete(socket)));
      return socket;
    },
    cut: () => sockets.forEach((socket) => socket.destroy(AWAY)),
  };
}

const AWAY = Object.assign(new Error('The database replica does not answer'), {
  code: 'ECONNRESET',
});

/** Asks over a connection of its own, which is opened anew after a failure. */
function makeLook(url: string) {
  let client: Client | undefined;
  const end = () => {
    void client?.end().catch(() => {});
    client = undefined;
  };
  return {
    end,
    async look(): Promise<StandbyFacts | undefined> {
      try {
        client ??= await connect(url);
        const { rows } = await client.query<{ replayed: string | null; place: string }>(QUESTION);
        const [{ replayed, place } = { replayed: null, place: '' }] = rows;
        return replayed === null ? undefined : { replayed: positionOf(replayed), place };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

const QUESTION = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as replayed,
  ${PLACE} as place`;

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'nearhand replica',
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
