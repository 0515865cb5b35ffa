import { deliverMessage, openCarriers } from '#server/notifications/notifications.ts';
import type { Platform } from '#server/platform/platform.ts';
import { startReacting } from './reactions.ts';
import { setTimers } from './timers.ts';

/**
 * Says who does the background work: reactions to events, delivery of messages, timers; before the
 * jobs are started. Gives the function that lets go of mail servers, for after they are stopped.
 */
export function prepareWork(platform: Platform): () => void {
  const carriers = openCarriers(platform.config);
  startReacting(platform);
  platform.jobs.work('deliver-message', ({ messageId }) =>
    deliverMessage(platform, carriers, messageId),
  );
  setTimers(platform);
  return () => carriers.mailer?.close();
}
