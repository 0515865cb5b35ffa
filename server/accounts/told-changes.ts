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

/** Somebody came in with a browser in which this person never was. */
export interface DeviceNotice {
  account: Pick<AccountRow, 'id' | 'email' | 'email_proven_at' | 'language'>;
  device: { browser: string | null; system: string | null };
  now: Date;
}

/** Queues the message within the transaction that opens the session. */
export type TellNewDevice = (tx: Tx, notice: DeviceNotice) => Promise<void>;
