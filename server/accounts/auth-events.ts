import type { ActivityKind, ActivityWay } from '#contract/accounts/account-activity.ts';
import type { Db } from '#server/platform/database/db.ts';
import { keyedHash } from '#server/platform/secrets/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { parseUserAgent } from './devices/device-names.ts';
import { insertAuthEvent } from './queries-events.ts';

/** How long the audit log of accounts is stored. */
export const EVENTS_KEPT_DAYS = 90;

/** An entry of the audit log of accounts: what happened to an account, or was tried. */
export interface AuthEvent {
  kind: ActivityKind | 'sign_in_refused';
  way?: ActivityWay;
  /** Null where nobody signed in. */
  userId: string | null;
  /** The address typed, where only that says which account was meant. */
  address?: string;
}

/** Where a call comes from. */
export type Caller = Pick<CallContext, 'address' | 'userAgent'>;

/**
 * Adds to the audit log of accounts, within the transaction of the change. It holds no secret and
 * no address: addresses are hashed with the server's key.
 */
export async function recordAuthEvent(
  db: Db,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  { kind, way, userId, address }: AuthEvent,
  caller: Caller,
): Promise<void> {
  const hashOf = (what: 'address' | 'network', text: string) =>
    keyedHash(config.sessionSecret, ['auth event', what, text]);
  await insertAuthEvent(db, {
    at: clock.now(),
    kind,
    way: way ?? null,
    user_id: userId,
    address_hash: address === undefined ? null : hashOf('address', address),
    network_hash: hashOf('network', caller.address),
    ...parseUserAgent(caller.userAgent),
  });
}
