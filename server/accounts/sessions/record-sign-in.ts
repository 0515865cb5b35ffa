import type { ActivityWay } from '#contract/accounts/account-activity.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import { parseUserAgent } from '#server/accounts/devices/device-names.ts';
import { recordAuthEvent, type Caller } from '#server/accounts/auth-events.ts';
import {
  isKnownBrowser,
  rememberBrowser,
  type Known,
} from '#server/accounts/devices/known-browsers.ts';
import type { AccountRow } from '#server/accounts/queries.ts';
import type { NotifyNewDevice } from '#server/accounts/security-notices.ts';

/** How somebody signed in, to a new or an existing account. */
export interface SignInEvent {
  kind: 'signed_in' | 'signed_up' | 'identity_linked' | 'taken_over';
  way: ActivityWay;
}

/** The browser of the sign-in. */
export type SignInCall = Caller & Pick<CallContext, 'cookie'>;

type Clocked = Pick<Platform, 'clock' | 'config'>;

/**
 * Logs the sign-in, and notifies the person of a browser they never used: not where the account is
 * new, nor where they have just entered a code from their mail, which was notice enough.
 */
export async function recordSignIn(
  tx: Tx,
  platform: Clocked,
  notifyNewDevice: NotifyNewDevice,
  { account, kind, way }: SignInEvent & { account: AccountRow },
  call: SignInCall,
): Promise<void> {
  await recordAuthEvent(tx, platform, { kind, way, userId: account.id }, call);
  const isTheirs = kind === 'signed_in' || kind === 'identity_linked';
  if (!isTheirs || way === 'email') return;
  if (isKnownBrowser(platform, call, { person: account.id })) return;
  const device = parseUserAgent(call.userAgent);
  await notifyNewDevice(tx, { account, device, now: platform.clock.now() });
}

/**
 * Marks the browser as known, once the transaction is committed; for codes by what the person
 * proved.
 */
export function rememberSignIn(
  platform: Pick<Platform, 'config'>,
  { id, email, email_proven_at: provenAt }: AccountRow,
  call: Pick<CallContext, 'cookie' | 'setCookie'>,
  ...known: Known[]
): void {
  const all: Known[] = [{ person: id }, ...known];
  if (email !== null && provenAt !== null)
    all.push({ address: { channel: 'email', target: email } });
  rememberBrowser(platform, call, ...all);
}
