import type { Tx } from '#server/platform/db.ts';
import type { AccountRow } from './queries.ts';

/** What of an account was changed, told to the address it had before. */
export interface ChangeNotice {
  account: Pick<AccountRow, 'id' | 'email' | 'email_proven_at' | 'phone' | 'language'>;
  what: 'password' | 'email' | 'phone';
  now: Date;
}

/** Queues the message within the transaction of the change; server/app says who does. */
export type TellChange = (tx: Tx, notice: ChangeNotice) => Promise<void>;
