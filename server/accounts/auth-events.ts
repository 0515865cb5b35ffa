import type { ActivityKind, ActivityWay } from '#contract/accounts/account-activity.ts';
import type { Db } from '#server/platform/database/db.ts';
import { macOf } from '#server/platform/hashes.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { deviceOf } from './devices/device-names.ts';
import { insertAuthEvent } from './queries-events.ts';

/** How long it is known what happened to an account. */
export const EVENTS_KEPT_DAYS = 90;

/** What happened to an account, or was tried. */
export interface AuthEvent {
  kind: ActivityKind | 'sign_in_refused';
  way?: ActivityWay;
  /** Null where nobody came in. */
  userId: string | null;
  /** The address typed, where that alone tells who was meant. */
  address?: string;
}

/** Where a call comes from. */
export type Caller = Pick<CallContext, 'address' | 'userAgent'>;

/**
 * Adds to the record of what happens to accounts, within the transaction of what was done. No secret
 * is in it, and no address: those are hashed under the server's key.
 */
export async function recordAuthEvent(
  db: Db,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  { kind, way, userId, address }: AuthEvent,
  caller: Caller,
): Promise<void> {
  const hashOf = (what: 'address' | 'network', text: string) =>
    macOf(config.sessionSecret, ['auth event', what, text]);
  await insertAuthEvent(db, {
    at: clock.now(),
    kind,
    way: way ?? null,
    user_id: userId,
    address_hash: address === undefined ? null : hashOf('address', address),
    network_hash: hashOf('network', caller.address),
    ...deviceOf(caller.userAgent),
  });
}
