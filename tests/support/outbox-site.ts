import { QUEUES } from '#server/app/queues.ts';
import { messageDeliverer, openCarriers } from '#server/notifications/notifications.ts';
import { makeBrandHolder } from '#server/platform/brand.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { installJobs } from '#server/platform/jobs/queues.ts';
import { makeJobs } from '#server/platform/jobs/jobs.ts';
import { openFileStore } from '#server/platform/file-store/open.ts';
import { freshDatabase } from './database/database.ts';
import { memoryLog } from './log.ts';

/** The outbox alone, on a separate database, with a movable clock. */
export async function startOutboxSite(environment: Record<string, string> = {}) {
  const database = await freshDatabase();
  const clock = { time: new Date('2026-11-20T12:00:00Z'), now: () => clock.time };
  const secret = 'a secret for tests that is long enough';
  const config = loadConfig({ SESSION_SECRET: secret, ...environment });
  await installJobs(database.connection, QUEUES);
  const { connection } = database;
  const log = memoryLog();
  const jobs = makeJobs({ connection, queues: QUEUES, worker: false, log });
  const carriers = openCarriers(config);
  const brand = makeBrandHolder(config.brandName);
  const files = openFileStore(config);
  const platform = { db: database.db, clock, config, files, jobs, brand, log };
  jobs.work('deliver-message', messageDeliverer(platform, carriers));
  await jobs.start();
  return {
    ...platform,
    carriers,
    pass: (milliseconds: number) => void (clock.time = new Date(+clock.time + milliseconds)),
    outbox: () => database.db.selectFrom('outbox_messages').selectAll().orderBy('id').execute(),
    stop: async () => {
      carriers.mailer?.close();
      await jobs.stop();
      await database.drop();
    },
  };
}

export type OutboxSite = Awaited<ReturnType<typeof startOutboxSite>>;
