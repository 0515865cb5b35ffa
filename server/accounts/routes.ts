import { signIn, signInOptions, signOut, whoAmI } from '#contract/accounts.ts';
import { SESSION_COOKIE } from '#server/platform/http-cookies.ts';
import type { Platform } from '#server/platform/platform.ts';
import { assertThat } from '#server/platform/refusal.ts';
import { route, type Route } from '#server/platform/route.ts';
import type { TellCode } from './codes.ts';
import { signInOptionsOf } from './options.ts';
import { presentOwnUser } from './present.ts';
import { findAccountById } from './queries.ts';
import { codeRoutes } from './routes-codes.ts';
import { carrySession, endSession } from './sessions.ts';
import { signInByPassword } from './sign-in.ts';

/** The calls about who somebody is; `tellCode` queues the message that carries a code. */
export function accountRoutes(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { tellCode }: { tellCode: TellCode },
): Route[] {
  return [
    route(whoAmI, async (_, call) => {
      const account = await findAccountById(platform.db, call.session.userId);
      assertThat(account !== undefined, 'not_signed_in');
      return { user: presentOwnUser(account) };
    }),
    route(signIn, async ({ body: { email, password } }, call) => {
      const entry = { email, password, address: call.address };
      const oldToken = call.cookie(SESSION_COOKIE);
      const { account, session } = await signInByPassword(platform, { ...entry, oldToken });
      carrySession(call, session);
      return { user: presentOwnUser(account) };
    }),
    route(signOut, async (_, call) => {
      const token = call.cookie(SESSION_COOKIE);
      if (token !== undefined) await endSession(platform.db, token);
      call.clearCookie(SESSION_COOKIE);
      call.clearStoredData();
    }),
    route(signInOptions, async () => signInOptionsOf(platform.config)),
    ...codeRoutes(platform, tellCode),
  ];
}
