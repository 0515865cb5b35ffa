import type { QueueCodeMessage } from '#server/accounts/accounts.ts';
import { queueLetter, type Recipient } from '#server/notifications/outbox/outbox.ts';
import type { NotifyPlatform } from '#server/notifications/notify.ts';
import { letters } from '#server/notifications/texts/texts.ts';

/** Queues the message with a code in the transaction that makes the code. */
export function queueCodeMessage(platform: Omit<NotifyPlatform, 'db' | 'live'>): QueueCodeMessage {
  return async (tx, { codeId, purpose, channel, target, code, language, lifeMinutes: minutes }) => {
    const { brandName: brand, publicUrl } = platform.config;
    const to: Recipient = {
      channel: channel === 'email' ? 'email' : 'sms',
      address: target,
      language,
    };
    const site = new URL(publicUrl).hostname;
    const letter = letters[language].signInCode({ brand, code, purpose, minutes, site });
    await queueLetter(tx, platform, { kind: 'signInCode', key: codeId, to, letter });
  };
}
