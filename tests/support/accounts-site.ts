import { Hono } from 'hono';
import { accountRoutes } from '#server/accounts/routes.ts';
import {
  closeForErasure,
  findSessionByToken,
  type AccountDependencies,
  type AccountChangeNotice,
  type CodeMessage,
  type NewDeviceNotice,
} from '#server/accounts/accounts.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/db.ts';
import { mountRoutes } from '#server/platform/http/http.ts';
import { beginTrade } from '#server/professionals/professionals.ts';
import { Browser } from './browser-of-calls.ts';
import { freshDatabase } from './database/database.ts';
import { memoryLog } from './log.ts';
import { LoadShedder } from '#server/platform/http/load-shedding.ts';

/** The calls of accounts alone, on a separate database, with a movable clock. */
export async function startAccountsSite(
  environment: Record<string, string> = {},
  /** Wraps the database, to observe it. */
  watched: (db: Database) => Database = (db) => db,
) {
  const database = await freshDatabase();
  const clock = { time: new Date('2026-11-20T12:00:00Z'), now: () => clock.time };
  const config = loadConfig({
    SESSION_SECRET: 'a secret for tests that is long enough',
    ...environment,
  });
  const log = memoryLog();
  const platform = { db: watched(database.db), clock, config, log };
  const { dependencies, ...told } = collectingDependencies(clock);
  const app = new Hono();
  const quiet = () => {};
  mountRoutes(app, accountRoutes(platform, dependencies), {
    checkAnswers: true,
    publicUrl: config.publicUrl,
    languages: config,
    trustedProxies: 0,
    identify: (token) => findSessionByToken(platform, token),
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    observe: quiet,
    shedder: new LoadShedder(),
  });
  return {
    ...platform,
    ...told,
    dependencies,
    browser: (address?: string) => new Browser(app, address),
    pass: (milliseconds: number) => void (clock.time = new Date(+clock.time + milliseconds)),
    drop: () => database.drop(),
  };
}

/** Fakes of the other domains' dependencies that record their calls. */
function collectingDependencies(clock: { now(): Date }) {
  const notices: CodeMessage[] = [];
  const changes: AccountChangeNotice[] = [];
  const devices: NewDeviceNotice[] = [];
  const proven: string[] = [];
  const keeping =
    <Told>(told: Told[]) =>
    async (_: unknown, notice: Told) =>
      void told.push(notice);
  const dependencies: AccountDependencies = {
    queueCodeMessage: keeping(notices),
    notifyAccountChange: keeping(changes),
    notifyNewDevice: keeping(devices),
    onAddressProven: keeping(proven),
    closeAccount: (tx, userId) => closeForErasure(tx, userId, clock.now()),
    beginTrade,
  };
  return { notices, changes, devices, proven, dependencies };
}

export type AccountsSite = Awaited<ReturnType<typeof startAccountsSite>>;
