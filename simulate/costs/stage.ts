import { sql } from 'kysely';
import { startApp, type App } from '#bench/app.ts';
import { seedCustomers } from '#bench/customers.ts';
import type { Progress } from '#bench/progress.ts';
import type { BenchDatabase, World } from '#bench/world.ts';
import { seedMass } from '#db/seed/mass/mass.ts';
import type { Database } from '#server/platform/database/db.ts';
import { parentOf, serverTime, type ServerTime } from './processor-time.ts';

/** How large the measured site is. */
export interface Population {
  professionals: number;
  customers: number;
  /** Customers with twenty requests each. */
  storied: number;
}

/** The real program on a PostgreSQL of its own: a node for calls, and one for what follows them. */
export interface Stage {
  database: BenchDatabase;
  dataDir: string;
  app: App;
  worker: App;
  /** Processor time of PostgreSQL; `chosen` is what works for the node of the jobs. */
  time(): Promise<ServerTime>;
  end(): Promise<void>;
}

/** The jobs' node connects as another role, by which PostgreSQL tells its processes apart. */
const WORKER_ROLE = 'postgres';

export async function setStage(
  world: World,
  population: Population,
  progress: Progress,
): Promise<Stage> {
  const { dataDir } = world;
  progress.say(`${population.professionals} professionals, ${population.customers} customers`);
  const database = await world.create('lives');
  const { db, connection } = database;
  await seedMass(db, { professionals: population.professionals, onProgress: progress.bar });
  await seedCustomers(db, population);
  await signInProfessionals(db);
  const settings = { RATE_LIMITS: 'off' };
  const app = await startApp(connection, dataDir, settings);
  const worker = await startApp({ ...connection, user: WORKER_ROLE }, dataDir, {
    ...settings,
    WORKER: 'on',
  });
  const postmaster = parentOf(await ownProcess(db));
  return {
    database,
    dataDir,
    app,
    worker,
    time: async () => serverTime(postmaster, await processesOf(db)),
    async end() {
      await Promise.all([app.stop(), worker.stop()]);
    },
  };
}

async function signInProfessionals(db: Database): Promise<void> {
  await sql`insert into sessions
      (token_hash, user_id, created_at, proven_at, last_seen_at, expires_at)
    select sha256(('bench-' || user_id)::bytea), user_id, now(), now(), now(), now() + interval '1 day'
    from professionals where user_id is not null
    on conflict do nothing`.execute(db);
}

async function ownProcess(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function processesOf(db: Database): Promise<Set<number>> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where usename = ${WORKER_ROLE}`.execute(db);
  return new Set(rows.map(({ pid }) => pid));
}
