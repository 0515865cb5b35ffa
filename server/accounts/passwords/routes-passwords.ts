import {
  changePassword,
  resetPassword,
  sendResetCode,
  signUp,
} from '#contract/accounts/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashPassword } from '#server/platform/secrets/passwords.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import { emailTo } from '#server/accounts/addresses.ts';
import { signInByCode, sendCode } from '#server/accounts/codes/code-calls.ts';
import { changePassword as changeOwnPassword } from './change-password.ts';
import { assertStrongPassword } from './password-policy.ts';
import type { AccountDependencies } from '#server/accounts/dependencies.ts';
import { presentOwnUser } from '#server/accounts/present.ts';
import { signUpByPassword } from './sign-up.ts';

/** Making an account by a password, and setting another one. */
export function passwordRoutes(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  dependencies: AccountDependencies,
): Route[] {
  const { queueCodeMessage, notifyAccountChange, beginTrade } = dependencies;
  return [
    route(signUp, async ({ body }, call) => ({
      user: presentOwnUser(
        await signUpByPassword(platform, beginTrade, body, call),
        platform.config,
      ),
    })),
    route(sendResetCode, ({ body }, call) =>
      sendCode(platform, queueCodeMessage, { to: emailTo(body.email), purpose: 'reset' }, call),
    ),
    route(resetPassword, async ({ body }, call) => {
      const { email, code, password, language } = body;
      assertStrongPassword(platform.config, password, { email, field: 'password' });
      const use = { to: emailTo(email), purpose: 'reset' } as const;
      const newPassword = () => hashPassword(password);
      const entered = { code, language, newPassword, role: 'customer' } as const;
      return { user: await signInByCode(platform, dependencies, use, entered, call) };
    }),
    route(changePassword, async ({ body }, call) => ({
      user: presentOwnUser(
        await changeOwnPassword(platform, notifyAccountChange, body, call),
        platform.config,
      ),
    })),
  ];
}
