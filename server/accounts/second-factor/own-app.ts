import { DAY_MS } from '#contract/durations.ts';
import type { AuthenticatorSecret } from '#contract/second-factor.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { CallContext, Session } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import {
  generateRecoveryCodes,
  hashRecoveryCode,
} from '#server/platform/second-factor/recovery-codes.ts';
import { findTotpStep, generateTotpSecret } from '#server/platform/second-factor/totp.ts';
import { recordAuthEvent, type AuthEvent } from '#server/accounts/auth-events.ts';
import { rememberBrowser } from '#server/accounts/devices/known-browsers.ts';
import {
  countAppBeginning,
  countAppChange,
  countAppConfirmation,
} from '#server/accounts/limits/limits-second-factor.ts';
import type { AccountRow } from '#server/accounts/queries.ts';
import type {
  AccountChangeNotice,
  NotifyAccountChange,
} from '#server/accounts/security-notices.ts';
import { deleteOtherSessionsOfUser } from '#server/accounts/sessions/queries-sessions.ts';
import { assertFreshProof, hasFreshProof } from '#server/accounts/sessions/sessions.ts';
import { lockOwnAccount } from '#server/accounts/settings/own-account.ts';
import {
  deleteApp,
  deleteRecoveryCodes,
  findApp,
  insertRecoveryCodes,
  updateAppConfirmed,
  upsertAppSecret,
} from './queries-apps.ts';

type AppPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;
type OwnCall = CallContext<Session>;

/**
 * Makes the secret of an authenticator app, instead of one that was not confirmed. It can be confirmed
 * for a day.
 * @throws Refusal `reauth_required`, `totp_already_enrolled`, `too_many`
 */
export async function beginApp(
  platform: AppPlatform,
  { session }: OwnCall,
): Promise<AuthenticatorSecret> {
  const { userId, email, phone, name } = session;
  assertFreshProof(platform, session);
  await countAppBeginning(platform, userId);
  const { sealed, shown } = generateTotpSecret(platform, 'person totp', email ?? phone ?? name);
  const stored = { userId, sealed, now: platform.clock.now() };
  await platform.db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, session);
    assertThat(await upsertAppSecret(tx, stored), 'totp_already_enrolled');
  });
  return shown;
}

/**
 * Turns the app on by its first code; returns the recovery codes. The person's other sessions end:
 * they were opened by one factor.
 * @throws Refusal `reauth_required`, `code_invalid`, `totp_already_enrolled`, `too_many`
 */
export async function confirmApp(
  platform: AppPlatform,
  notifyAccountChange: NotifyAccountChange,
  code: string,
  call: OwnCall,
): Promise<string[]> {
  assertFreshProof(platform, call.session);
  const { userId, id: sessionId } = call.session;
  await countAppConfirmation(platform, userId);
  const now = platform.clock.now();
  const recoveryCodes = await platform.db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, call.session);
    const app = await findApp(tx, userId);
    assertThat(!app?.confirmed_at, 'totp_already_enrolled');
    const isInTime = app !== undefined && now.getTime() - app.created_at.getTime() < DAY_MS;
    const step = isInTime ? findTotpStep(platform, 'person totp', app.secret, { code, now }) : null;
    assertThat(step !== null, 'code_invalid');
    await updateAppConfirmed(tx, userId, { now, step });
    const made = await replaceRecoveryCodes(tx, platform, userId);
    await deleteOtherSessionsOfUser(tx, userId, sessionId);
    await note(
      tx,
      platform,
      notifyAccountChange,
      { account, kind: 'app_added', what: 'appAdded' },
      call,
    );
    return made;
  });
  rememberBrowser(platform, call, { appOf: userId, since: now });
  return recoveryCodes;
}

/**
 * Gives the caller new recovery codes; the old ones end.
 * @throws Refusal `reauth_required`, `not_found` without an app, `too_many`
 */
export async function renewRecoveryCodes(
  platform: AppPlatform,
  notifyAccountChange: NotifyAccountChange,
  call: OwnCall,
): Promise<string[]> {
  await countChange(platform, call.session);
  return platform.db.transaction().execute(async (tx) => {
    const account = await lockConfirmed(tx, platform, call);
    const recoveryCodes = await replaceRecoveryCodes(tx, platform, account.id);
    const change = { kind: 'recovery_codes_renewed', what: 'recoveryCodesRenewed' } as const;
    await note(tx, platform, notifyAccountChange, { account, ...change }, call);
    return recoveryCodes;
  });
}

/**
 * Removes the app of the caller with its recovery codes: one factor opens the account again.
 * @throws Refusal `reauth_required`, `not_found` without an app, `too_many`
 */
export async function removeOwnApp(
  platform: AppPlatform,
  notifyAccountChange: NotifyAccountChange,
  call: OwnCall,
): Promise<void> {
  await countChange(platform, call.session);
  await platform.db.transaction().execute(async (tx) => {
    const account = await lockConfirmed(tx, platform, call);
    await deleteApp(tx, account.id);
    const change = { kind: 'app_removed', what: 'appRemoved' } as const;
    await note(tx, platform, notifyAccountChange, { account, ...change }, call);
  });
}

/** Only of whoever has proven who they are: another one closes nothing. */
async function countChange(platform: AppPlatform, session: Session): Promise<void> {
  if (hasFreshProof(session, platform.clock.now())) await countAppChange(platform, session.userId);
}

/** The caller's account, locked. @throws Refusal `not_found` without an app, `reauth_required` */
async function lockConfirmed(tx: Tx, platform: AppPlatform, call: OwnCall): Promise<AccountRow> {
  const account = await lockOwnAccount(tx, call.session);
  assertThat(Boolean((await findApp(tx, account.id))?.confirmed_at), 'not_found');
  assertFreshProof(platform, call.session);
  return account;
}

async function replaceRecoveryCodes(
  tx: Tx,
  platform: AppPlatform,
  userId: string,
): Promise<string[]> {
  const recoveryCodes = generateRecoveryCodes();
  const hashes = recoveryCodes.map((one) =>
    hashRecoveryCode(platform, 'person recovery code', userId, one),
  );
  await deleteRecoveryCodes(tx, userId);
  await insertRecoveryCodes(tx, userId, hashes);
  return recoveryCodes;
}

type Change = Pick<AuthEvent, 'kind'> & Pick<AccountChangeNotice, 'account' | 'what'>;

async function note(
  tx: Tx,
  platform: AppPlatform,
  notifyAccountChange: NotifyAccountChange,
  { account, kind, what }: Change,
  call: OwnCall,
): Promise<void> {
  await notifyAccountChange(tx, { account, what, now: platform.clock.now() });
  await recordAuthEvent(tx, platform, { kind, userId: account.id }, call);
}
