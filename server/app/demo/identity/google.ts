import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, Interaction, Provider } from 'oidc-provider';
import { Memory } from './memory.ts';
import { findDemoPerson } from './people.ts';

/** Where the Google stand-in is mounted. */
export const GOOGLE_PATH = '/dev/google';
export const GOOGLE_SESSION_COOKIE = 'demo_google';

export interface DemoGoogle {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  provider: Provider;
}

/** An OpenID provider for one address of this site, with its own key and client. */
export async function makeDemoGoogle(origin: string): Promise<DemoGoogle> {
  const issuer = new URL(GOOGLE_PATH, origin);
  const clientId = 'nearhand-demo';
  const clientSecret = randomBytes(32).toString('base64url');
  // Loaded here: production neither needs nor installs it.
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(issuer.href, {
    ...behaviour(),
    jwks: { keys: [await signingKey()] },
    interactions: await interactions(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${origin}/api/auth/google/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
  });
  // Its public address is set in mount-google.ts.
  provider.proxy = true;
  return { issuer, clientId, clientSecret, provider };
}

/** As with Google: the profile is in the ID token, and there is no consent screen. */
function behaviour(): Configuration {
  return {
    adapter: () => new Memory(),
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 600,
      Grant: 600,
      Session: 600,
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: GOOGLE_SESSION_COOKIE },
      long: { path: GOOGLE_PATH },
    },
    renderError: (ctx) => void (ctx.body = 'This sign-in cannot go on. Please begin again.'),
    findAccount: (_, id) => {
      const person = findDemoPerson('google', id);
      if (!person) return undefined;
      const { name, email } = person;
      const claims = { sub: id, name, email, email_verified: true };
      return { accountId: id, claims: async () => claims };
    },
    loadExistingGrant: async ({ oidc }) => {
      const { clientId } = oidc.client ?? {};
      const { accountId } = oidc.session ?? {};
      if (!clientId || !accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** Without a prompt of that name, `prompt=select_account` would be an error. */
async function interactions(): Promise<NonNullable<Configuration['interactions']>> {
  const { interactionPolicy } = await import('oidc-provider');
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const url = (_: unknown, { uid }: Interaction) => `${GOOGLE_PATH}/choose/${uid}`;
  return { policy, url };
}

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'demo' };
}
