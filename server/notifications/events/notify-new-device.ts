import { readerLanguage } from '#contract/reader-language.ts';
import type { NotifyNewDevice } from '#server/accounts/accounts.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { storeNotice, type NotifyPlatform } from '#server/notifications/notify.ts';
import { renderLetter } from '#server/notifications/render-letter.ts';

/**
 * Notifies a person of a sign-in to their account from an unknown browser, in the transaction that
 * opens the session; by mail too, but not at an unproven address.
 */
export function notifyNewDevice(platform: Omit<NotifyPlatform, 'db'>): NotifyNewDevice {
  return async (tx, { account, device, now }) => {
    const { email, email_proven_at: provenAt } = account;
    const language = readerLanguage(platform.config, account.language);
    const key = uuidv7(now.getTime());
    const kind = 'newDevice';
    const facts = { device: nameOf(device), href: hrefs.account() };
    await storeNotice(tx, platform, account, { kind, facts, key });
    if (email === null || provenAt === null) return;
    const letter = renderLetter({ kind, facts }, language, platform.config);
    const to = { channel: 'email', address: email, language } as const;
    await queueLetter(tx, platform, { kind, key, to, letter });
  };
}

/** The same in every language. */
function nameOf({ browser, system }: { browser: string | null; system: string | null }) {
  return browser && system ? `${browser} (${system})` : (browser ?? system);
}
