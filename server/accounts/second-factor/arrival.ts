import { MINUTE_SECONDS } from '#contract/durations.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { hashOf, newSecret } from '#server/platform/secrets/hashes.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import { isKnownBrowser, type Known } from '#server/accounts/devices/known-browsers.ts';
import type { AccountRow } from '#server/accounts/queries.ts';
import type { NotifyNewDevice } from '#server/accounts/security-notices.ts';
import { isSuspended } from '#server/accounts/sessions/queries-sessions.ts';
import {
  recordSignIn,
  rememberSignIn,
  type SignInCall,
  type SignInEvent,
} from '#server/accounts/sessions/record-sign-in.ts';
import {
  openSession,
  setSessionCookie,
  type OpenedSession,
} from '#server/accounts/sessions/sessions.ts';
import { findApp } from './queries-apps.ts';
import { deleteSecondStep, insertSecondStep, type SecondStepRow } from './queries-second-steps.ts';

/** The cookie that ties a second step to the browser that gave the first factor. */
export const SECOND_STEP_COOKIE = 'step';

const SECOND_STEP_SECONDS = 10 * MINUTE_SECONDS;

/** The moment of a proof that is not fresh. */
const longAgo = new Date(0);

type Clocked = Pick<Platform, 'clock' | 'config'>;

/** Somebody whose first factor was right. Their account is locked. */
export interface FirstFactor {
  account: AccountRow;
  kind: SignInEvent['kind'];
  way: SecondStepRow['way'];
  /** Whether it counts as a fresh proof of identity. */
  countsAsProof: boolean;
}

/** What a right first factor leads to: a session, or the second step of whoever has an app. */
export type Arrival =
  | { account: AccountRow; session: OpenedSession }
  | { account: AccountRow; stepToken: string };

/**
 * Opens the session of a right first factor; where the person has an authenticator app, stores that
 * their second step is pending instead. Every way to sign in but a passkey goes through here, in the
 * transaction that spends what proved the first factor.
 * @throws Refusal `account_suspended`
 */
export async function arrive(
  tx: Tx,
  platform: Clocked,
  notifyNewDevice: NotifyNewDevice,
  factor: FirstFactor,
  call: SignInCall,
): Promise<Arrival> {
  const app = await findApp(tx, factor.account.id);
  return app === undefined || app.confirmed_at === null
    ? openArrival(tx, platform, notifyNewDevice, factor, call)
    : askSecondStep(tx, platform, { ...factor, since: app.confirmed_at }, call);
}

/** Opens the session of somebody who has given every factor they have, and records it. */
export async function openArrival(
  tx: Tx,
  platform: Clocked,
  notifyNewDevice: NotifyNewDevice,
  { account, kind, way, countsAsProof }: FirstFactor,
  call: SignInCall,
): Promise<{ account: AccountRow; session: OpenedSession }> {
  const now = platform.clock.now();
  const provenAt = countsAsProof ? now : longAgo;
  const [oldToken, userAgent] = [call.cookie(SESSION_COOKIE), call.userAgent];
  const session = await openSession(tx, { userId: account.id, oldToken, userAgent, provenAt, now });
  await recordSignIn(tx, platform, notifyNewDevice, { account, kind, way }, call);
  return { account, session };
}

async function askSecondStep(
  tx: Tx,
  platform: Clocked,
  { account, kind, way, countsAsProof, since }: FirstFactor & { since: Date },
  call: SignInCall,
): Promise<Arrival> {
  const { id: userId } = account;
  assertThat(!(await isSuspended(tx, userId)), 'account_suspended');
  const oldToken = call.cookie(SECOND_STEP_COOKIE);
  if (oldToken !== undefined) await deleteSecondStep(tx, hashOf(oldToken));
  const stepToken = newSecret();
  await insertSecondStep(tx, {
    token_hash: hashOf(stepToken),
    user_id: userId,
    way,
    counts_as_proof: countsAsProof,
    expires_at: new Date(platform.clock.now().getTime() + SECOND_STEP_SECONDS * 1000),
  });
  if (!isKnownBrowser(platform, call, { appOf: userId, since })) {
    await recordAuthEvent(tx, platform, { kind: 'second_step_asked', way, userId }, call);
  }
  // It is linked whatever becomes of the second step, which records the sign-in alone.
  if (kind === 'identity_linked') await recordAuthEvent(tx, platform, { kind, way, userId }, call);
  return { account, stepToken };
}

/**
 * Once the transaction is committed: sets the cookie of the session and marks the browser as known,
 * or sets the cookie of the pending second step.
 * @throws Refusal `totp_required` where that is asked for
 */
export function finishArrival(
  platform: Pick<Platform, 'config'>,
  arrival: Arrival,
  call: Pick<CallContext, 'cookie' | 'setCookie'>,
  ...known: Known[]
): AccountRow {
  if ('stepToken' in arrival) {
    call.setCookie(SECOND_STEP_COOKIE, arrival.stepToken, SECOND_STEP_SECONDS);
    throw new Refusal('totp_required');
  }
  setSessionCookie(call, arrival.session);
  rememberSignIn(platform, arrival.account, call, ...known);
  return arrival.account;
}
