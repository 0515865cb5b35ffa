import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { facebookProvider } from '#server/accounts/oauth/facebook.ts';
import { googleProvider } from '#server/accounts/oauth/google.ts';
import type { SocialProvider } from '#server/accounts/oauth/provider.ts';
import type { ReachProvider } from '#server/accounts/oauth/routes.ts';
import { providerMode } from '#server/accounts/oauth/provider-mode.ts';
import type { Config } from '#server/platform/config/config.ts';
import { FACEBOOK_PATH, mountDemoFacebook } from './facebook.ts';
import { makeDemoGoogle, type DemoGoogle } from './google.ts';
import { addressHere, fetchHere, originOf } from './here.ts';
import { mountDemoGoogle } from './mount-google.ts';

const MAX_ADDRESSES = 8;

type Reach = (c: Context) => Promise<SocialProvider>;

/**
 * Mounts stand-ins for the providers without keys, so that the whole sign-in runs on a fresh
 * machine. They vouch for a few made-up people, in the demo only: never in production, never beside
 * real keys.
 */
export function mountDemoIdentity(app: Hono, config: Config): ReachProvider {
  const reach: Partial<Record<'google' | 'facebook', Reach>> = {
    ...(providerMode('google', config) === 'demo' && { google: demoGoogle(app, config) }),
    ...(providerMode('facebook', config) === 'demo' && { facebook: demoFacebook(app, config) }),
  };
  return async (name, c) => {
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    const provider = incoming && (await reach[name]?.(c));
    return provider && { provider, origin: originOf(c, config) };
  };
}

/** One provider for each address under which this site is reached: its tokens name it. */
function demoGoogle(app: Hono, config: Config): Reach {
  const made = new Map<string, { google: Promise<DemoGoogle>; client?: SocialProvider }>();
  const at = (origin: string) => {
    const one = made.get(origin) ?? { google: makeDemoGoogle(origin) };
    made.set(origin, one);
    const [oldest = ''] = made.keys();
    if (made.size > MAX_ADDRESSES) made.delete(oldest);
    return one;
  };
  mountDemoGoogle(app, config, (c) => at(originOf(c, config)).google);
  return async (c) => {
    const one = at(originOf(c, config));
    const { provider: _, ...access } = await one.google;
    const fetch = fetchHere(addressHere(c), access.issuer.origin);
    one.client ??= googleProvider({ ...access, identityProvider: 'google-demo', fetch });
    return one.client;
  };
}

function demoFacebook(app: Hono, config: Config): Reach {
  const { id: appId, secret: appSecret } = mountDemoFacebook(app, config, (c) =>
    originOf(c, config),
  );
  return async (c) =>
    facebookProvider({
      identityProvider: 'facebook-demo',
      dialog: new URL(`${FACEBOOK_PATH}/`, originOf(c, config)),
      graph: new URL(`${FACEBOOK_PATH}/`, addressHere(c)),
      appId,
      appSecret,
    });
}
