import type { signInOptions } from '#contract/accounts/accounts.ts';
import type { Result } from '#contract/endpoint.ts';
import type { Config } from '#server/platform/config/config.ts';
import { findRelyingParty } from '#server/platform/webauthn/relying-party.ts';
import { providerMode } from './oauth/provider-mode.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'nearhand-demo';

const demoAccounts = [
  { email: 'customer@demo.test', password: DEMO_PASSWORD, role: 'customer', newcomer: false },
  { email: 'pro@demo.test', password: DEMO_PASSWORD, role: 'professional', newcomer: false },
  { email: 'newpro@demo.test', password: DEMO_PASSWORD, role: 'professional', newcomer: true },
] as const;

/** The ways to sign in here; the demo's accounts where this is the demo. */
export function signInOptionsOf(
  config: Pick<Config, 'demo' | 'production' | 'google' | 'facebook' | 'publicUrl'>,
): Result<typeof signInOptions> {
  const ways = {
    google: providerMode('google', config),
    facebook: providerMode('facebook', config),
  };
  return {
    google: ways.google !== 'none',
    facebook: ways.facebook !== 'none',
    demoProviders: Object.values(ways).includes('demo'),
    passkeyDomain: findRelyingParty(config)?.id ?? null,
    demoAccounts: config.demo ? [...demoAccounts] : [],
  };
}
