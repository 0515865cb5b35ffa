import type { Tx } from '#server/platform/database/db.ts';
import type { AccountRow } from './queries.ts';

/** What was changed or tried, as its notice says it. */
export type AccountChange =
  | 'password'
  | 'email'
  | 'phone'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'appAdded'
  | 'appRemoved'
  | 'appRemovedByOperator'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'identityLinked'
  | 'secondStepRefused';

/** A changed contact, password, passkey or app, notified to the address the account had before. */
export interface AccountChangeNotice {
  account: Pick<AccountRow, 'id' | 'email' | 'email_proven_at' | 'phone' | 'language'>;
  what: AccountChange;
  now: Date;
}

/** Queues the message within the transaction of the change; server/app injects it. */
export type NotifyAccountChange = (tx: Tx, notice: AccountChangeNotice) => Promise<void>;

/** A sign-in from a browser this person never used. */
export interface NewDeviceNotice {
  account: Pick<AccountRow, 'id' | 'email' | 'email_proven_at' | 'language'>;
  device: { browser: string | null; system: string | null };
  now: Date;
}

/** Queues the message within the transaction that opens the session. */
export type NotifyNewDevice = (tx: Tx, notice: NewDeviceNotice) => Promise<void>;
