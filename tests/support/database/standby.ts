import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { QUEUES } from '#server/app/queues.ts';
import { closeDatabase, openDatabase } from '#server/platform/database/db.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import type { FreshDatabase } from './database.ts';
import { urlOf } from './database-copies.ts';
import { temporaryDataDir } from './embedded-programs.ts';

const log = { info: () => {}, error: () => {} };
const settings = { fsync: 'off', hot_standby: 'on', max_connections: '60' };

/** A primary of its own with a streaming standby. */
export interface Replicated {
  primary: FreshDatabase;
  standby: {
    url: string;
    /** Whether what the primary has written arrives. */
    follow(isOn: boolean): Promise<void>;
    stop(): Promise<void>;
    start(): Promise<void>;
  };
  end(): Promise<void>;
}

/** Starts both, migrated. */
export async function startReplicated(): Promise<Replicated> {
  const { dataDir, remove } = temporaryDataDir();
  const server = await startEmbeddedPostgres({ dataDir, log, settings });
  const { connection } = server;
  const db = openDatabase({ connection, onConnectionError: () => {} });
  await migrate(db);
  await installJobs(connection, QUEUES);
  const copy = temporaryDataDir();
  await copyCluster(server, dataDir, copy.dataDir);
  const start = () => startEmbeddedPostgres({ dataDir: copy.dataDir, log, settings });
  let standby = await start();
  const stop = () => standby.stop();
  return {
    primary: { db, connection, name: connection.database, drop: async () => {} },
    standby: {
      url: urlOf(standby.connection),
      follow: (isOn) =>
        asSuperuser(standby, async (client) => {
          await client.query(`select pg_wal_replay_${isOn ? 'resume' : 'pause'}()`);
        }),
      stop,
      start: async () => void (standby = await start()),
    },
    async end() {
      await stop();
      await closeDatabase(db);
      await server.stop();
      copy.remove();
      remove();
    },
  };
}

/** A base backup of a running server, by hand: the embedded PostgreSQL brings no pg_basebackup. */
async function copyCluster(server: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const { host, port } = server.connection;
  const cluster = join(to, 'pgdata');
  await asSuperuser(server, async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    cpSync(join(from, 'pgdata'), cluster, { recursive: true });
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(false)',
    );
    writeFileSync(join(cluster, 'backup_label'), rows[0]!.labelfile);
  });
  rmSync(join(cluster, 'postmaster.pid'));
  writeFileSync(join(cluster, 'standby.signal'), '');
  const conninfo = `primary_conninfo = 'host=${host} port=${port} user=postgres'\n`;
  const file = join(cluster, 'postgresql.auto.conf');
  writeFileSync(file, readFileSync(file, 'utf8') + conninfo);
}

async function asSuperuser(
  { connection }: EmbeddedPostgres,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ ...connection, user: 'postgres', database: connection.database });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
