import {
  answerSecondStep,
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  readAuthenticatorApp,
  removeAuthenticatorApp,
  renewRecoveryCodes,
} from '#contract/accounts/second-factor.ts';
import { isoOrNull } from '#server/platform/clock.ts';
import { route, type Route } from '#server/platform/http/route.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { AccountDependencies } from '#server/accounts/dependencies.ts';
import { presentOwnUser } from '#server/accounts/present.ts';
import { beginApp, confirmApp, removeOwnApp, renewRecoveryCodes as renewOwn } from './own-app.ts';
import { countRecoveryCodes, findApp } from './queries-apps.ts';
import { passSecondStep } from './second-step.ts';

type FactorPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'>;
type FactorDependencies = Pick<AccountDependencies, 'notifyNewDevice' | 'notifyAccountChange'>;

/** The second step of a sign-in, and the authenticator app of a person. */
export function secondFactorRoutes(
  platform: FactorPlatform,
  dependencies: FactorDependencies,
): Route[] {
  return [
    route(answerSecondStep, async ({ body: { code } }, call) => ({
      user: presentOwnUser(
        await passSecondStep(platform, dependencies, code, call),
        platform.config,
      ),
    })),
    ...appRoutes(platform, dependencies),
  ];
}

function appRoutes(
  platform: FactorPlatform,
  { notifyAccountChange }: Pick<FactorDependencies, 'notifyAccountChange'>,
): Route[] {
  const { db } = platform;
  return [
    route(readAuthenticatorApp, async (_, { session: { userId } }) => {
      const since = isoOrNull((await findApp(db, userId))?.confirmed_at ?? null);
      const recoveryCodesLeft = await countRecoveryCodes(db, userId);
      return {
        since,
        recoveryCodesLeft,
        allowedActions:
          since === null ? ['add' as const] : ['renewCodes' as const, 'remove' as const],
      };
    }),
    route(beginAuthenticatorApp, (_, call) => beginApp(platform, call)),
    route(confirmAuthenticatorApp, async ({ body: { code } }, call) => ({
      recoveryCodes: await confirmApp(platform, notifyAccountChange, code, call),
    })),
    route(renewRecoveryCodes, async (_, call) => ({
      recoveryCodes: await renewOwn(platform, notifyAccountChange, call),
    })),
    route(removeAuthenticatorApp, (_, call) => removeOwnApp(platform, notifyAccountChange, call)),
  ];
}
