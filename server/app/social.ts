import type { Hono } from 'hono';
import { mountSocialSignIn } from '#server/accounts/oauth/routes.ts';
import { realProviders } from '#server/accounts/oauth/provider-mode.ts';
import type { Platform } from '#server/platform/platform.ts';
import { signInDependencies } from './account-dependencies.ts';
import { mountDemoIdentity } from './demo/identity/demo-identity.ts';

/** Sign-in with Google and Facebook: the real ones where keys are set, else the demo's. */
export function mountSocial(app: Hono, platform: Platform): void {
  const { config } = platform;
  const real = realProviders(config);
  const reachDemo = mountDemoIdentity(app, config);
  const dependencies = signInDependencies(platform);
  mountSocialSignIn(app, { ...platform, dependencies }, async (name, c) => {
    const provider = real[name];
    return provider ? { provider, origin: config.publicUrl } : reachDemo(name, c);
  });
}
