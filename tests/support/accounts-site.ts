import { Hono } from 'hono';
import { accountRoutes } from '#server/accounts/routes.ts';
import {
  identify,
  type ChangeNotice,
  type CodeNotice,
  type DeviceNotice,
} from '#server/accounts/accounts.ts';
import { loadConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db.ts';
import { mountRoutes } from '#server/platform/http.ts';
import { beginTrade, endTrade } from '#server/professionals/professionals.ts';
import { Browser } from './browser-of-calls.ts';
import { freshDatabase } from './database.ts';

/** The calls about accounts alone, on a database of their own, with a clock to turn. */
export async function startAccountsSite(
  environment: Record<string, string> = {},
  /** Stands between the calls and the database, to look on. */
  watched: (db: Database) => Database = (db) => db,
) {
  const database = await freshDatabase();
  const clock = { time: new Date('2026-11-20T12:00:00Z'), now: () => clock.time };
  const config = loadConfig({
    SESSION_SECRET: 'a secret for tests that is long enough',
    ...environment,
  });
  const platform = { db: watched(database.db), clock, config };
  const notices: CodeNotice[] = [];
  const changes: ChangeNotice[] = [];
  const devices: DeviceNotice[] = [];
  const app = new Hono();
  const quiet = () => {};
  const tellCode = async (_: unknown, notice: CodeNotice) => void notices.push(notice);
  const tellChange = async (_: unknown, notice: ChangeNotice) => void changes.push(notice);
  const tellNewDevice = async (_: unknown, notice: DeviceNotice) => void devices.push(notice);
  const trades = { begin: beginTrade, end: endTrade };
  mountRoutes(app, accountRoutes(platform, { tellCode, tellChange, tellNewDevice, trades }), {
    publicUrl: config.publicUrl,
    defaultLanguage: 'en',
    trustedProxies: 0,
    identify: (token) => identify(platform, token),
    log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    observe: quiet,
  });
  return {
    ...platform,
    notices,
    changes,
    devices,
    tellNewDevice,
    browser: (address?: string) => new Browser(app, address),
    pass: (milliseconds: number) => void (clock.time = new Date(+clock.time + milliseconds)),
    drop: () => database.drop(),
  };
}

export type AccountsSite = Awaited<ReturnType<typeof startAccountsSite>>;
