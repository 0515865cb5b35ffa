import { signIn, signInOptions, signOut, whoAmI } from '#contract/accounts/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { recordAuthEvent, type Caller } from './auth-events.ts';
import { signInOptionsOf } from './sign-in-options.ts';
import type { AccountDependencies } from './dependencies.ts';
import { presentOwnUser } from './present.ts';
import { findAccountById } from './queries.ts';
import { codeRoutes } from './codes/routes-codes.ts';
import { passkeyRoutes } from './passkeys/routes-passkeys.ts';
import { passwordRoutes } from './passwords/routes-passwords.ts';
import { secondFactorRoutes } from './second-factor/routes-second-factor.ts';
import { settingsRoutes } from './settings/routes-settings.ts';
import { endSession } from './sessions/sessions.ts';
import { signInByPassword } from './passwords/sign-in.ts';

/** The calls about sign-in, codes and sessions. */
export function accountRoutes(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  dependencies: AccountDependencies,
): Route[] {
  return [
    route(whoAmI, async (_, call) => {
      const account = await findAccountById(platform.db, call.session.userId);
      assertThat(account !== undefined, 'not_signed_in');
      return { user: presentOwnUser(account, platform.config, call.session.role) };
    }),
    route(signIn, async ({ body: { email, password } }, call) => ({
      user: presentOwnUser(
        await signInByPassword(platform, dependencies.notifyNewDevice, { email, password }, call),
        platform.config,
      ),
    })),
    route(signOut, async (_, call) => {
      const token = call.cookie(SESSION_COOKIE);
      if (token !== undefined) await signOutOf(platform, token, call);
      call.clearCookie(SESSION_COOKIE);
      call.clearStoredData();
    }),
    route(signInOptions, async () => signInOptionsOf(platform.config)),
    ...codeRoutes(platform, dependencies),
    ...passwordRoutes(platform, dependencies),
    ...passkeyRoutes(platform, dependencies),
    ...secondFactorRoutes(platform, dependencies),
    ...settingsRoutes(platform, dependencies),
  ];
}

async function signOutOf(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  token: string,
  caller: Caller,
): Promise<void> {
  await platform.db.transaction().execute(async (tx) => {
    const userId = await endSession(tx, token);
    if (userId) await recordAuthEvent(tx, platform, { kind: 'signed_out', userId }, caller);
  });
}
