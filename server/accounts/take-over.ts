import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Address } from './addresses.ts';
import { recordAuthEvent } from './auth-events.ts';
import { isKnownBrowser } from './devices/known-browsers.ts';
import type { CloseAccount } from './dependencies.ts';
import { hasPasskey } from './passkeys/queries-passkeys.ts';
import { hasIdentity, updateUserById, type AccountRow } from './queries.ts';
import { deleteSessionsOfUser } from './sessions/queries-sessions.ts';

/** Somebody who has just proven an address, and the person signed in on that browser, if any. */
export interface Prover {
  signedInAs: string | null;
  call: Pick<CallContext, 'cookie'>;
}

/**
 * Whether an account with an address belongs to the person who proves it: it was proven before, or
 * they are signed in to it on this browser. A suspended account stays suspended whatever they
 * prove.
 */
export function ownsAccount(
  platform: Pick<Platform, 'config'>,
  account: AccountRow,
  { channel }: Pick<Address, 'channel'>,
  { signedInAs, call }: Prover,
): boolean {
  if (channel === 'phone' || account.email_proven_at !== null) return true;
  if (account.suspended_at !== null || signedInAs === account.id) return true;
  return isKnownBrowser(platform, call, { person: account.id });
}

/**
 * Takes an e-mail address from an account that only claimed it, for the person who has proven it
 * and gets a new account: nothing made before the proof is theirs. An account left without any way
 * to sign in is erased.
 */
export async function revokeClaimedAddress(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  closeAccount: CloseAccount,
  { id: userId, phone }: AccountRow,
  { address }: Pick<CallContext, 'address'>,
): Promise<void> {
  await deleteSessionsOfUser(tx, userId);
  await updateUserById(tx, userId, { email: null, password_hash: null });
  // The claimant must not learn which browser the owner uses.
  const caller = { address, userAgent: null };
  await recordAuthEvent(tx, platform, { kind: 'address_lost', userId }, caller);
  const canBeOpened =
    phone !== null || (await hasIdentity(tx, userId)) || (await hasPasskey(tx, userId));
  if (!canBeOpened) await closeAccount(tx, userId);
}
