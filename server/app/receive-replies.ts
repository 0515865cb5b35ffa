import type { Platform } from '#server/platform/platform.ts';
import { startMailReceiver } from '#server/replies/replies.ts';

/**
 * Receives replies by SMTP, where that is configured; returns how to stop. Two demos on one machine
 * share its port: the second goes without.
 * @throws where a configured port is taken, with the cure
 */
export async function receiveReplies(platform: Platform): Promise<() => Promise<void>> {
  const smtp = platform.config.replies?.smtp;
  if (!smtp) return async () => undefined;
  try {
    return (await startMailReceiver(platform, smtp)).close;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (smtp.isOptional && code === 'EADDRINUSE') {
      platform.log.info({ port: smtp.port }, 'replies by e-mail are received by another demo');
      return async () => undefined;
    }
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EACCES' ? 'may not be opened by this user' : 'is in use';
    throw new Error(`REPLY_SMTP_PORT ${smtp.port} ${why}. Set another one.`, { cause: error });
  }
}
