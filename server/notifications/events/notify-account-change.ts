import { readerLanguage } from '#contract/reader-language.ts';
import type { NotifyAccountChange } from '#server/accounts/accounts.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { securityRecipient } from './security-recipient.ts';
import { storeNotice, type NotifyPlatform } from '#server/notifications/notify.ts';
import { letters } from '#server/notifications/texts/texts.ts';

/**
 * Notifies a person that their password, address, passkeys or authenticator app were changed, or
 * tried, in the same transaction, at the previous address: an attacker who changed it does not read that one.
 */
export function notifyAccountChange(platform: Omit<NotifyPlatform, 'db'>): NotifyAccountChange {
  return async (tx, { account, what, now }) => {
    const { brandName: brand, publicUrl } = platform.config;
    const { email, phone } = account;
    const language = readerLanguage(platform.config, account.language);
    const key = uuidv7(now.getTime());
    const facts = { what, href: hrefs.account() };
    await storeNotice(tx, platform, account, { kind: 'accountChanged', facts, key });
    const to = securityRecipient({ email: account.email_proven_at && email, phone }, language);
    if (!to) return;
    const url = `${publicUrl}/sign-in?${new URLSearchParams({ lang: language }).toString()}`;
    const letter = letters[language].accountChanged({ brand, what, url });
    await queueLetter(tx, platform, { kind: 'accountChanged', key, to, letter });
  };
}
