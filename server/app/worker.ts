import { writeCounts } from '#server/assistant/assistant.ts';
import { messageDeliverer, openCarriers } from '#server/notifications/notifications.ts';
import { runImportTask } from '#server/onboarding/onboarding.ts';
import type { Platform } from '#server/platform/platform.ts';
import { startReacting } from './reactions.ts';
import { scheduleTimers } from './timers.ts';

/**
 * Registers the background work: reactions to events, delivery of messages, timers; before the jobs
 * are started. Returns a function that closes connections to mail servers and flushes counters, for
 * after they are stopped and before the database is closed.
 */
export function registerWorkers(platform: Platform): () => Promise<void> {
  const carriers = openCarriers(platform.config);
  startReacting(platform);
  platform.jobs.work('deliver-message', messageDeliverer(platform, carriers));
  platform.jobs.work('import-list', (asked, job) =>
    runImportTask(platform, asked, job, (tx) =>
      platform.jobs.send(tx, 'timer-contact-waiting', {}),
    ),
  );
  scheduleTimers(platform);
  return async () => {
    carriers.mailer?.close();
    await writeCounts(platform);
  };
}
