import { Hono } from 'hono';
import { inboxRoutes } from '#server/inbox/routes.ts';
import { matchingRoutes } from '#server/matching/routes.ts';
import { messagingRoutes } from '#server/messaging/routes.ts';
import { loadConfig } from '#server/platform/config.ts';
import { SESSION_COOKIE } from '#server/platform/http-cookies.ts';
import { mountRoutes } from '#server/platform/http.ts';
import { installJobs } from '#server/platform/jobs-queues.ts';
import { makeJobs } from '#server/platform/jobs.ts';
import { makeLive } from '#server/platform/live.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { Session } from '#server/platform/route.ts';
import { professionalRoutes } from '#server/professionals/routes.ts';
import { QUEUES } from '#server/app/queues.ts';
import { startReacting } from '#server/app/reactions.ts';
import { freshDatabase } from './database.ts';
import { memoryLog } from './log.ts';

/**
 * The calls of the main job on a database of their own, with a clock to turn and jobs that run when
 * a test says so. Who calls is told by `admit`; signing in has its own tests.
 */
export async function startMarketplace(environment: Record<string, string> = {}) {
  const { db, connection, drop } = await freshDatabase();
  const clock = { time: new Date('2026-11-20T15:00:00Z'), now: () => clock.time };
  const config = loadConfig({
    SESSION_SECRET: 'a secret for tests that is long enough',
    ...environment,
  });
  const log = memoryLog();
  await installJobs(connection, QUEUES);
  const jobs = makeJobs({ connection, queues: QUEUES, worker: false, log });
  const live = makeLive({ connection, db, log });
  const platform: Platform = { config, db, clock, log, jobs, live };
  startReacting(platform);
  await jobs.start();
  const sessions = new Map<string, Session>();
  return {
    platform,
    app: serve(platform, sessions),
    /** Signs somebody in; gives the header of their calls. */
    admit(session: Session): { cookie: string } {
      sessions.set(session.userId, session);
      return { cookie: `${SESSION_COOKIE}=${session.userId}` };
    },
    pass: (milliseconds: number) => void (clock.time = new Date(+clock.time + milliseconds)),
    async close() {
      await jobs.stop();
      await drop();
    },
  };
}

export type Marketplace = Awaited<ReturnType<typeof startMarketplace>>;

function serve(platform: Platform, sessions: ReadonlyMap<string, Session>): Hono {
  const app = new Hono();
  const routes = [professionalRoutes, matchingRoutes, messagingRoutes, inboxRoutes];
  mountRoutes(
    app,
    routes.flatMap((of) => of(platform)),
    {
      publicUrl: platform.config.publicUrl,
      defaultLanguage: 'en',
      trustedProxies: 0,
      identify: async (token) => sessions.get(token) ?? null,
      log: platform.log,
      observe: () => {},
    },
  );
  return app;
}
