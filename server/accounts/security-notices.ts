import type { Tx } from '#server/platform/database/db.ts';
import type { AccountRow } from './queries.ts';

/** What of an account was changed, told to the address it had before. */
export interface AccountChangeNotice {
  account: Pick<AccountRow, 'id' | 'email' | 'email_proven_at' | 'phone' | 'language'>;
  what: 'password' | 'email' | 'phone';
  now: Date;
}

/** Queues the message within the transaction of the change; server/app says who does. */
export type NotifyAccountChange = (tx: Tx, notice: AccountChangeNotice) => Promise<void>;

/** Somebody came in with a browser in which this person never was. */
export interface NewDeviceNotice {
  account: Pick<AccountRow, 'id' | 'email' | 'email_proven_at' | 'language'>;
  device: { browser: string | null; system: string | null };
  now: Date;
}

/** Queues the message within the transaction that opens the session. */
export type NotifyNewDevice = (tx: Tx, notice: NewDeviceNotice) => Promise<void>;
