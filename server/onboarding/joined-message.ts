import type { Language } from '#contract/language.ts';
import type { Address } from '#server/accounts/accounts.ts';
import type { Tx } from '#server/platform/database/db.ts';

/** A professional who joined by a personal link, and its address. */
interface Joined {
  userId: string;
  to: Address;
  language: Language;
}

/** Queues the message on how to sign in, within the transaction; server/app injects it. */
export type NotifyJoined = (tx: Tx, joined: Joined) => Promise<void>;
