import { changePassword, resetPassword, sendResetCode, signUp } from '#contract/passwords.ts';
import type { Platform } from '#server/platform/platform.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { route, type Route } from '#server/platform/route.ts';
import { emailTo } from './addresses.ts';
import { openByCode, sendCode } from './code-calls.ts';
import type { TellCode } from './codes.ts';
import { changePassword as changeOwnPassword } from './password-change.ts';
import { assertStrong } from './password-policy.ts';
import { presentOwnUser } from './present.ts';
import { signUpByPassword } from './sign-up.ts';
import type { Trades } from './take-over.ts';
import type { TellChange } from './told-changes.ts';

/** Making an account by a password, and setting another one. */
export function passwordRoutes(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  peers: { tellCode: TellCode; tellChange: TellChange; trades: Trades },
): Route[] {
  const { tellCode, tellChange, trades } = peers;
  return [
    route(signUp, async ({ body }, call) => ({
      user: presentOwnUser(await signUpByPassword(platform, trades, body, call)),
    })),
    route(sendResetCode, ({ body }, call) =>
      sendCode(platform, tellCode, { to: emailTo(body.email), purpose: 'reset' }, call),
    ),
    route(resetPassword, async ({ body }, call) => {
      const { email, code, password, language } = body;
      assertStrong(platform.config, password, { email, field: 'password' });
      const use = { to: emailTo(email), purpose: 'reset' } as const;
      const newPassword = () => hashPassword(password);
      const entered = { code, language, newPassword, keepsTrade: true };
      return { user: await openByCode(platform, trades, use, entered, call) };
    }),
    route(changePassword, async ({ body }, call) => ({
      user: presentOwnUser(await changeOwnPassword(platform, tellChange, body, call)),
    })),
  ];
}
