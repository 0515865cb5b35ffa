import type { Language } from '#contract/language.ts';
import type { Address } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';

/** Who joined by a personal link, and where it had been sent. */
interface Joined {
  userId: string;
  to: Address;
  language: Language;
}

/** Queues the message of how they come back, within the transaction; server/app says who does. */
export type NotifyJoined = (tx: Tx, joined: Joined) => Promise<void>;
