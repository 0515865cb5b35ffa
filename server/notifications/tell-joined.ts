import type { TellJoined } from '#server/onboarding/onboarding.ts';
import { queueLetter } from './outbox.ts';
import { hrefs } from './places-in-product.ts';
import { note, type Telling } from './tell.ts';
import { writeLetter } from './write.ts';

/**
 * Tells who joined by a personal link how to come back without it, in the transaction that makes
 * their account, at the address the link was sent to.
 */
export function tellJoined(platform: Omit<Telling, 'db'>): TellJoined {
  return async (tx, { userId, to: { channel, target }, language }) => {
    const kind = 'joined';
    const facts = { to: target, href: hrefs.account() };
    await note(tx, platform, { id: userId, language }, { kind, facts, key: userId });
    const letter = writeLetter({ kind, facts }, language, platform.config);
    const way = channel === 'phone' ? 'sms' : 'email';
    const to = { channel: way, address: target, language } as const;
    await queueLetter(tx, platform, { kind, key: userId, to, letter });
  };
}
