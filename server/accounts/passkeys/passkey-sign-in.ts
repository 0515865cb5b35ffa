import type { PasskeyRequest, UsedCredential } from '#contract/passkeys.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { CallContext } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  beginAuthentication,
  hasGoneBack,
  verifyAuthentication,
  type Proof,
} from '#server/platform/webauthn/authentication.ts';
import { recordAuthEvent } from '#server/accounts/auth-events.ts';
import {
  countPasskeyAttempt,
  countPasskeyBeginning,
} from '#server/accounts/limits/limits-passkeys.ts';
import {
  findAccountById,
  findPasswordByIdForUpdate,
  type AccountRow,
} from '#server/accounts/queries.ts';
import type { NotifyNewDevice } from '#server/accounts/security-notices.ts';
import { recordSignIn, rememberSignIn } from '#server/accounts/sessions/record-sign-in.ts';
import {
  openSession,
  setSessionCookie,
  type OpenedSession,
} from '#server/accounts/sessions/sessions.ts';
import {
  findPasskeyByCredential,
  findPasskeyForUpdate,
  updatePasskeyUsed,
  type PasskeyRow,
} from './queries-passkeys.ts';

type PasskeyPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;

const purpose = 'a person signs in';

/** Begins a sign-in by a passkey. @throws Refusal `too_many`, `provider_not_configured` */
export async function beginPasskeySignIn(
  platform: PasskeyPlatform,
  call: CallContext,
): Promise<PasskeyRequest> {
  await countPasskeyBeginning(platform, call.address);
  return beginAuthentication(platform, purpose, call);
}

/**
 * Signs in by what a passkey signed. Whatever is wrong, the refusal is the same.
 * @throws Refusal `passkey_refused`, `too_many`, `account_suspended`
 */
export async function signInWithPasskey(
  platform: PasskeyPlatform,
  notifyNewDevice: NotifyNewDevice,
  credential: UsedCredential,
  call: CallContext,
): Promise<AccountRow> {
  const counted = { credentialId: credential.id, caller: call.address };
  const attempt = await countPasskeyAttempt(platform, counted);
  // In one transaction: where it breaks off, the challenge is not spent and the answer still good.
  const opened = await platform.db.transaction().execute(async (tx) => {
    const presented = { credential, find: findPasskeyByCredential };
    const proof = await verifyAuthentication(tx, platform, purpose, presented, call);
    if (proof) return openByProof(tx, platform, notifyNewDevice, proof, call);
    await recordRefusal(tx, platform, call);
    return undefined;
  });
  if (!opened) throw new Refusal('passkey_refused');
  await attempt.succeeded();
  setSessionCookie(call, opened.session);
  rememberSignIn(platform, opened.account, call);
  return opened.account;
}

/**
 * Undefined where the passkey is gone meanwhile, or its counter went back. The account is locked: a
 * take-over or an erasure under way is waited for.
 */
async function openByProof(
  tx: Tx,
  platform: PasskeyPlatform,
  notifyNewDevice: NotifyNewDevice,
  proof: Proof<PasskeyRow>,
  call: CallContext,
): Promise<{ account: AccountRow; session: OpenedSession } | undefined> {
  const now = platform.clock.now();
  const { id, ownerId: userId } = proof.passkey;
  await findPasswordByIdForUpdate(tx, userId);
  const passkey = await findPasskeyForUpdate(tx, id);
  const account = await findAccountById(tx, userId);
  if (!passkey || !account) return undefined;
  if (hasGoneBack(passkey.counter, proof.counter)) {
    platform.log.warn({ userId, passkeyId: id }, 'the counter of a passkey went back');
    const event = { kind: 'passkey_refused', way: 'passkey', userId } as const;
    await recordAuthEvent(tx, platform, event, call);
    return undefined;
  }
  const [oldToken, userAgent] = [call.cookie(SESSION_COOKIE), call.userAgent];
  const session = await openSession(tx, { userId, oldToken, userAgent, now });
  await updatePasskeyUsed(tx, id, { ...proof, now });
  const arrival = { account, kind: 'signed_in', way: 'passkey' } as const;
  await recordSignIn(tx, platform, notifyNewDevice, arrival, call);
  return { account, session };
}

/** The same for known and unknown passkeys: nobody is named. */
async function recordRefusal(tx: Tx, platform: PasskeyPlatform, call: CallContext) {
  const event = { kind: 'sign_in_refused', way: 'passkey', userId: null } as const;
  await recordAuthEvent(tx, platform, event, call);
}
