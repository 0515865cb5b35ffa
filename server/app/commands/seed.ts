import { parseArgs } from 'node:util';
import { loadConfig, type Config } from '#server/platform/config/config.ts';
import { provideServer } from '#server/platform/database/server.ts';
import { closeDatabase, openDatabase } from '#server/platform/database/db.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { migrateDatabase } from '#server/app/prepare-database.ts';
import { makeProgressBar } from '#server/platform/progress-bar.ts';

const MAX_PROFESSIONALS = 10_000_000;

/** `seed`: adds synthetic professionals, for load tests. */
export const seed = {
  summary: 'Add synthetic professionals, to try a large marketplace (not in production)',
  help: `Usage: npm run nearhand -- seed --professionals N [--dry-run]

Adds N synthetic professionals (1 to ${MAX_PROFESSIONALS}) to those there are: over all trades and 300 real
cities, many in the large ones, each with a person and a monthly quota. The same N are made at every
run. 100,000 take some seconds, 1,000,000 about a minute and 1 GB of disk. All are added or, when
interrupted, none. Nobody can search meanwhile. Refused in production.

  --professionals N   how many to add
  --dry-run           say what would be done, and change nothing`,
  async run(args: string[]): Promise<number> {
    const { count, dryRun } = optionsOf(args);
    const config = loadConfig();
    if (config.production) throw new Error('Synthetic professionals are refused in production.');
    if (dryRun) {
      process.stdout.write(`Would add ${count} synthetic professionals to ${placeOf(config)}.\n`);
      return 0;
    }
    await addTo(config, count);
    process.stdout.write(`Added ${count} synthetic professionals.\n`);
    return 0;
  },
};

function optionsOf(args: string[]): { count: number; dryRun: boolean } {
  const { values } = parseArgs({
    args,
    options: { professionals: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const count = Number(values.professionals);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PROFESSIONALS) {
    throw new Error(
      `--professionals must be a whole number from 1 to ${MAX_PROFESSIONALS}. Example: --professionals 100000`,
    );
  }
  return { count, dryRun: values['dry-run'] };
}

function placeOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl ? 'the database of DATABASE_URL' : `the database in ${dataDir}`;
}

async function addTo(config: Config, count: number): Promise<void> {
  const log = makeLog({ level: 'error', readable: true });
  const server = await provideServer(config, log, 'visit');
  const db = openDatabase({
    connection: server.direct,
    statementTimeout: 0,
    onConnectionError: (error) => log.error({ err: error }, 'database connection lost'),
  });
  const bar = makeProgressBar();
  try {
    await migrateDatabase(server.direct, log);
    const { seedMass } = await import('#db/seed/mass/mass.ts');
    await seedMass(db, { professionals: count, onProgress: bar.show });
  } finally {
    bar.clear();
    await closeDatabase(db);
    await server.stop();
  }
}
