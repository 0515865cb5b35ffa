import { openAddresses } from '#server/platform/addresses/open-addresses.ts';
import { makeBrandHolder, withBrandName } from '#server/platform/brand.ts';
import { makeLanguagesHolder, withLanguages } from '#server/platform/languages.ts';
import { makeUnitsHolder, withUnits } from '#server/platform/units.ts';
import { systemClock, type Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import {
  closeDatabase,
  openDatabase,
  type DatabaseConnection,
} from '#server/platform/database/db.ts';
import { openReplica } from '#server/platform/database/replica/replica.ts';
import { makeJobs } from '#server/platform/jobs/jobs.ts';
import { makeLive } from '#server/platform/live/live.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { LoadShedder } from '#server/platform/http/load-shedding.ts';
import { makeDraining } from '#server/platform/draining.ts';
import { openFileStore } from '#server/platform/file-store/open.ts';
import { openDns, type LookUp } from '#server/platform/outbound/dns.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openStripe } from '#server/platform/stripe.ts';
import { noTracing, type Tracing } from '#server/platform/tracing/tracing.ts';
import { followCatalogue } from '#server/professionals/professionals.ts';
import { followImports } from '#server/places/places.ts';
import { followBrand, followLanguages, followUnits } from '#server/site/site.ts';
import { followPlans } from '#server/subscriptions/subscriptions.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { QUEUES } from './queues.ts';
import { addFurtherTexts } from '#languages/further-texts.generated.ts';

export interface Context {
  platform: Platform;
  /** Closes what was opened here; stop jobs and live stream before. */
  close(): Promise<void>;
}

/** Assembles the platform on an existing database. Nothing runs yet. */
export function openContext(options: {
  config: Config;
  connection: DatabaseConnection;
  /** The same database past any pooler, where that has another address. */
  direct?: DatabaseConnection;
  /** Whether connections there keep their session, so that LISTEN works. */
  listens?: boolean;
  log: Log;
  tracing?: Tracing;
  clock?: Clock;
  lookUp?: LookUp;
  /** Whether jobs run by themselves here; otherwise only `jobs.runDue()` runs them. */
  worker: boolean;
  sandbox?: StripeSandbox | undefined;
}): Context {
  addFurtherTexts();
  const { connection, log, worker, sandbox, clock = systemClock } = options;
  const { direct = connection, listens = true, tracing = noTracing } = options;
  const { config, ...holders } = withSettings(options.config);
  const { db, replica, close } = openDatabases(config, options);
  // Without DATABASE_URL the data directory is ours alone, and so are the jobs in it.
  const alone = config.databaseUrl === undefined;
  const running = { worker, listens, alone, log, tracing };
  const jobs = makeJobs({ connection: direct, queues: QUEUES, ...running });
  const live = makeLive({ connection: direct, db, log });
  const node = { draining: makeDraining(), shedder: new LoadShedder(), log, tracing };
  const services = openServices(config, options);
  const ways = { db, direct, replica, listens };
  const platform = { config, ...ways, clock, jobs, live, ...holders, ...node, ...services };
  followBrand(platform);
  followUnits(platform);
  followLanguages(platform);
  followCatalogue(platform);
  followImports(platform);
  followPlans(platform);
  sandbox?.attach(platform);
  return { platform, close };
}

type Options = Parameters<typeof openContext>[0];

/** The configuration with what an owner changes in the panel, read live. */
function withSettings(config: Config) {
  const brand = makeBrandHolder(config.brandName);
  const units = makeUnitsHolder(config.currency);
  const languages = makeLanguagesHolder(config.defaultLanguage);
  const named = withUnits(withBrandName(config, brand), units);
  return { config: withLanguages(named, languages), brand, units, languages };
}

/** The pool of the primary, and the way to its standbys. */
function openDatabases(
  config: Config,
  { connection, log, tracing }: Pick<Options, 'connection' | 'log' | 'tracing'>,
) {
  let closing = false;
  const pool = {
    prepared: config.preparedStatements,
    maxConnections: config.databasePoolSize,
    onQuery: tracing?.recordQuery,
  };
  const db = openDatabase({
    connection,
    ...pool,
    onConnectionError: (error) => {
      if (!closing) log.warn({ err: error }, 'database connection lost');
    },
  });
  const replica = openReplica({ primary: db, urls: config.databaseReplicaUrls, ...pool, log });
  const close = async () => {
    closing = true;
    await replica.stop();
    await closeDatabase(db);
  };
  return { db, replica, close };
}

/** What lies outside our walls. */
function openServices(config: Config, { log, lookUp, sandbox }: Options) {
  return {
    files: openFileStore(config),
    lookUp: lookUp ?? openDns(),
    addresses: openAddresses(config, log),
    stripe: openStripe(config, sandbox?.access),
  };
}
