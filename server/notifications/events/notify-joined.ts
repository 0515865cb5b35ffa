import type { NotifyJoined } from '#server/onboarding/onboarding.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { storeNotice, type NotifyPlatform } from '#server/notifications/notify.ts';
import { renderLetter } from '#server/notifications/render-letter.ts';

/**
 * Tells a professional who joined by a personal link how to sign in without it, in the transaction
 * that makes their account, at the address of the invitation.
 */
export function notifyJoined(platform: Omit<NotifyPlatform, 'db'>): NotifyJoined {
  return async (tx, { userId, to: { channel, target }, language }) => {
    const kind = 'joined';
    const facts = { to: target, href: hrefs.account() };
    await storeNotice(tx, platform, { id: userId, language }, { kind, facts, key: userId });
    const letter = renderLetter({ kind, facts }, language, platform.config);
    const way = channel === 'phone' ? 'sms' : 'email';
    const to = { channel: way, address: target, language } as const;
    await queueLetter(tx, platform, { kind, key: userId, to, letter });
  };
}
