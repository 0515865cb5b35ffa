import { Hono } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { createAdmin, findAdminByToken, mayCall } from '#server/admin/admin.ts';
import { auditRoutes } from '#server/admin/audit/routes.ts';
import { adminAuthRoutes } from '#server/admin/auth/routes.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/db.ts';
import { mountRoutes } from '#server/platform/http/http.ts';
import { Browser } from '#tests/support/browser-of-calls.ts';
import { makeLog } from '#server/platform/logging/log.ts';
import { freshDatabase } from '#tests/support/database/database.ts';
import { LoadShedder } from '#server/platform/http/load-shedding.ts';

export const ADA = { email: 'ada@example.test', name: 'Ada', password: 'a long admin password' };

export const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://nearhand.test',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'a@nearhand.test',
};

/** The calls of admins alone, on a separate database, with one admin and a movable clock. */
export async function startAdminsSite(
  environment: Record<string, string> = {},
  /** Wraps the database, to observe it. */
  watched: (db: Database) => Database = (db) => db,
) {
  const database = await freshDatabase();
  const clock = { time: new Date('2026-11-20T12:00:00Z'), now: () => clock.time };
  const secret = 'a secret for tests that is long enough';
  const config = loadConfig({ SESSION_SECRET: secret, ...environment });
  const log = makeLog({ level: 'silent', readable: false });
  const platform = { db: watched(database.db), clock, config, log };
  await createAdmin(platform, ADA);
  const app = new Hono();
  mountRoutes(app, [...adminAuthRoutes(platform), ...auditRoutes(platform)], {
    checkAnswers: true,
    publicUrl: config.publicUrl,
    languages: config,
    trustedProxies: 0,
    identify: async () => null,
    identifyAdmin: (token) => findAdminByToken(platform, token),
    mayCall: ({ role }, endpoint) => mayCall(role, endpoint),
    log,
    observe: () => {},
    shedder: new LoadShedder(),
  });
  return {
    ...platform,
    browser: (address?: string) => new Browser(app, address),
    pass: (seconds: number) => void (clock.time = new Date(+clock.time + seconds * 1000)),
    /** The current code of an authenticator app with this secret. */
    codeOf: (base32: string) =>
      new TOTP({ secret: Secret.fromBase32(base32) }).generate({ timestamp: +clock.time }),
    drop: () => database.drop(),
  };
}

export type AdminsSite = Awaited<ReturnType<typeof startAdminsSite>>;
