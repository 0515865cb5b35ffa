import { loadConfig, type Config } from '#server/platform/config.ts';
import { findServerVersion, hasMigrations } from '#server/platform/db-facts.ts';
import { provideServer } from '#server/platform/db-server.ts';
import type { DatabaseConnection } from '#server/platform/db.ts';
import { makeLog } from '#server/platform/log.ts';
import { findMissingMigrations } from '#server/platform/migrate.ts';
import { openContext } from './context.ts';
import type { Finding } from './doctor-finding.ts';
import { examineInvitations } from './doctor-invitations.ts';
import { examinePayments } from './doctor-payments.ts';

/** Says whether configuration, database, migrations, background work and payments are well. */
export const doctor = {
  summary: 'Look whether configuration, database, migrations, jobs and payments are well',
  help: `Usage: npm run nearhand -- doctor

Reads the configuration as the server would, visits its database without changing anything, lists the
jobs that failed for good, and asks Stripe whether prices, webhook and portal are as they should be.
Ends with 0 where all is well, with 1 where something is not.`,
  async run(): Promise<number> {
    const findings: Finding[] = [];
    for await (const finding of examine()) {
      findings.push(finding);
      process.stdout.write(`${finding.ok ? 'ok  ' : 'BAD '} ${finding.what}: ${finding.note}\n`);
    }
    return findings.every(({ ok }) => ok) ? 0 : 1;
  },
};

async function* examine(): AsyncGenerator<Finding> {
  const config = loadConfig();
  yield { ok: true, what: 'configuration', note: config.production ? 'production' : 'development' };
  const log = makeLog({ level: 'silent', readable: true });
  const server = await provideServer(config, log, 'visit');
  try {
    yield* examineDatabase(config, server.connection);
  } finally {
    await server.stop();
  }
}

async function* examineDatabase(
  config: Config,
  connection: DatabaseConnection,
): AsyncGenerator<Finding> {
  const log = makeLog({ level: 'silent', readable: true });
  const { platform, close } = openContext({ config, connection, log, worker: false });
  try {
    const version = await findServerVersion(platform.db);
    yield { ok: true, what: 'database', note: `PostgreSQL ${version}` };
    const migrations = await examineMigrations(platform.db);
    yield migrations;
    if (!migrations.ok) return;
    yield* examineJobs(platform.jobs);
    yield await examineInvitations(platform);
    yield* examinePayments(platform);
  } finally {
    await close();
  }
}

async function examineMigrations(
  db: Parameters<typeof findMissingMigrations>[0],
): Promise<Finding> {
  const what = 'migrations';
  if (!(await hasMigrations(db)))
    return { ok: false, what, note: 'none yet: start the server once' };
  const missing = await findMissingMigrations(db);
  if (missing.length === 0) return { ok: true, what, note: 'all applied' };
  return { ok: false, what, note: `${missing.join(', ')} to apply: start the server` };
}

async function* examineJobs(jobs: ReturnType<typeof openContext>['platform']['jobs']) {
  await jobs.start();
  try {
    const counts = await jobs.countByQueue();
    const waiting = counts.reduce((sum, queue) => sum + queue.waiting, 0);
    yield { ok: true, what: 'jobs', note: `${waiting} waiting` };
    const dead = await jobs.listDead();
    yield { ok: dead.length === 0, what: 'dead jobs', note: `${dead.length}` };
    for (const { queue, id, attempts, failedAt, problem } of dead) {
      const note = `${failedAt}, ${attempts} attempts: ${problem}`;
      yield { ok: false, what: `  ${queue} ${id}`, note };
    }
  } finally {
    await jobs.stop();
  }
}
