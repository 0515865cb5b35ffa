import type { TellChange } from '#server/accounts/accounts.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { queueLetter, type Receiver } from './outbox.ts';
import { hrefs } from './places-in-product.ts';
import { note, type Telling } from './tell.ts';
import { letters } from './texts/texts.ts';

/**
 * Tells a person that their password or address was changed, in the transaction that does it, at the
 * address they had before: whoever changed it against their will does not read that.
 */
export function tellChange(platform: Omit<Telling, 'db'>): TellChange {
  const { brandName: brand, publicUrl } = platform.config;
  return async (tx, { account, what, now }) => {
    const { email, phone, language } = account;
    const key = uuidv7(now.getTime());
    const facts = { what, href: hrefs.account() };
    await note(tx, platform, account, { kind: 'accountChanged', facts, key });
    const to = receiverOf({ email: account.email_proven_at && email, phone }, language);
    if (!to) return;
    const url = `${publicUrl}/sign-in?${new URLSearchParams({ lang: language }).toString()}`;
    const letter = letters[language].accountChanged({ brand, what, url });
    await queueLetter(tx, platform, { kind: 'accountChanged', key, to, letter });
  };
}

/** An address nobody has proven may be a stranger's, who is not to be written to. */
function receiverOf(
  { email, phone }: { email: string | null; phone: string | null },
  language: Receiver['language'],
): Receiver | null {
  if (email !== null) return { channel: 'email', address: email, language };
  return phone === null ? null : { channel: 'sms', address: phone, language };
}
