import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import { recordAuthEvent, type Caller } from '#server/accounts/auth-events.ts';
import { findAccountById } from '#server/accounts/queries.ts';
import type { NotifyAccountChange } from '#server/accounts/security-notices.ts';
import { deleteApp, findApp } from './queries-apps.ts';

/**
 * Removes the authenticator app of a person in the operator's name, and notifies them. Lock the
 * account first.
 * @returns since when it was on; undefined where the person has none
 */
export async function removeAppForOperator(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  notifyAccountChange: NotifyAccountChange,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<Date | undefined> {
  const app = await findApp(tx, userId);
  const account = await findAccountById(tx, userId);
  if (!app?.confirmed_at || !account) return undefined;
  await deleteApp(tx, userId);
  const now = platform.clock.now();
  await notifyAccountChange(tx, { account, what: 'appRemovedByOperator', now });
  await recordAuthEvent(tx, platform, { kind: 'app_removed_by_operator', userId }, caller);
  return app.confirmed_at;
}
