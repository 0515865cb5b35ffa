import type { TellCode } from './codes.ts';
import type { Trades } from './take-over.ts';
import type { TellChange, TellNewDevice } from './told-changes.ts';

/** What other domains do for the accounts: queue messages, keep what professionals offer. */
export interface AccountPeers {
  tellCode: TellCode;
  tellChange: TellChange;
  tellNewDevice: TellNewDevice;
  trades: Trades;
}
