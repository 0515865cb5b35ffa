import type { Platform } from '#server/platform/platform.ts';
import { queueLetter } from '#server/notifications/outbox/outbox.ts';
import { hrefs } from '#server/notifications/deep-links.ts';
import { letters } from '#server/notifications/texts/texts.ts';
import { absoluteUrl } from '#server/notifications/render-letter.ts';

/**
 * Notifies the operator, where their address is configured, of new contact messages, by number
 * only. The content is read in the panel alone: a mail could not be erased with the person.
 */
export async function notifyContactMessage(
  platform: Platform,
  { contactId, count }: { contactId: string; count: number },
): Promise<void> {
  const { operatorEmail: address, defaultLanguage: language, brandName: brand } = platform.config;
  if (address === undefined) return;
  const url = absoluteUrl(platform.config, hrefs.contactMessages(), language);
  const letter = letters[language].contactWritten({ brand, url, count });
  const to = { channel: 'email', address, language } as const;
  await platform.db
    .transaction()
    .execute((tx) =>
      queueLetter(tx, platform, { kind: 'contactWritten', key: contactId, to, letter }),
    );
}
