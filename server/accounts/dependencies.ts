import type { Profession } from '#contract/professionals/professions.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { QueueCodeMessage } from './codes/codes.ts';
import type { NotifyAccountChange, NotifyNewDevice } from './security-notices.ts';

/** Begins the profile of a professional. */
export type BeginTrade = (
  tx: Tx,
  trade: { userId: string; name: string; profession: Profession; now: Date },
) => Promise<void>;

/** A professional has proven an address: from now on they can be contacted. */
export type OnAddressProven = (tx: Tx, professionalId: string) => Promise<void>;

/** Closes an account at once, and erases it in a background job. */
export type CloseAccount = (tx: Tx, userId: string) => Promise<void>;

/** What other domains do where somebody proves an address and signs in. */
export interface SignInDependencies {
  notifyNewDevice: NotifyNewDevice;
  notifyAccountChange: NotifyAccountChange;
  onAddressProven: OnAddressProven;
  closeAccount: CloseAccount;
}

/** What accounts need of other domains; server/app injects it. */
export interface AccountDependencies extends SignInDependencies {
  queueCodeMessage: QueueCodeMessage;
  beginTrade: BeginTrade;
}
