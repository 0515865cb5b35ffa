import type { Config } from '#server/platform/config/config.ts';
import { facebookProvider } from './facebook.ts';
import { googleProvider } from './google.ts';
import type { ProviderName, SocialProvider } from './provider.ts';

type SocialConfig = Pick<Config, 'production' | 'demo' | 'google' | 'facebook'>;

/**
 * Whether a provider is the real one, a stand-in, or none. A stand-in vouches for anybody: it is
 * for the demo, and never beside real keys of that provider.
 */
export function providerMode(name: ProviderName, config: SocialConfig): 'real' | 'demo' | 'none' {
  if (config[name]) return 'real';
  return config.demo && !config.production ? 'demo' : 'none';
}

/** The providers with configured keys. */
export function realProviders({
  google,
  facebook,
}: SocialConfig): Partial<Record<ProviderName, SocialProvider>> {
  return {
    ...(google && {
      google: googleProvider({
        identityProvider: 'google',
        issuer: new URL('https://accounts.google.com'),
        ...google,
      }),
    }),
    ...(facebook && {
      facebook: facebookProvider({
        identityProvider: 'facebook',
        dialog: new URL('https://www.facebook.com/v23.0/'),
        graph: new URL('https://graph.facebook.com/v23.0/'),
        ...facebook,
      }),
    }),
  };
}
