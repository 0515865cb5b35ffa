import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Address } from './addresses.ts';
import { recordAuthEvent } from './auth-events.ts';
import { isKnownBrowser } from './devices/known-browsers.ts';
import type { CloseAccount } from './dependencies.ts';
import { hasIdentity, updateUserById, type AccountRow } from './queries.ts';
import { deleteSessionsOfUser } from './sessions/queries-sessions.ts';

/** Somebody who has just proven an address, on a browser where somebody may be signed in. */
export interface Prover {
  signedInAs: string | null;
  call: Pick<CallContext, 'cookie'>;
}

/**
 * Whether an account with an address is of the person who proves it: it was proven before, or they
 * came in on this very browser before. Whoever is suspended stays so, whatever they prove.
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
 * Takes an e-mail address from an account that only claimed it, for the person who has proven it and
 * gets an account of their own: nothing that was made before the proof is theirs. What nobody can
 * open any more, by a phone or a provider, is erased.
 */
export async function releaseAddress(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  closeAccount: CloseAccount,
  { id: userId, phone }: AccountRow,
  { address }: Pick<CallContext, 'address'>,
): Promise<void> {
  await deleteSessionsOfUser(tx, userId);
  await updateUserById(tx, userId, { email: null, password_hash: null });
  // Which browser the owner has is nothing to whoever claimed their address.
  const caller = { address, userAgent: null };
  await recordAuthEvent(tx, platform, { kind: 'address_lost', userId }, caller);
  const canBeOpened = phone !== null || (await hasIdentity(tx, userId));
  if (!canBeOpened) await closeAccount(tx, userId);
}
