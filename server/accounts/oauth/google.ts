import * as oidc from 'openid-client';
import * as z from 'zod';
import { emailAddress } from '#contract/text.ts';
import {
  ProviderRefusal,
  type FlowSecrets,
  type IdentityProvider,
  type SocialProvider,
  type ExternalIdentity,
} from './provider.ts';

/** An OpenID provider that behaves as Google does. */
export interface GoogleAccess {
  identityProvider: IdentityProvider;
  issuer: URL;
  clientId: string;
  clientSecret: string;
  /** Replaces the network in tests; by default the network. */
  fetch?: oidc.CustomFetch;
}

const timeoutSeconds = 5;
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  name: z.unknown().optional(),
});

/**
 * Sign-in with Google: authorization code with PKCE and nonce (OpenID Connect Core 1.0, 3.1).
 * Discovery happens at the first sign-in, and again after a failure.
 */
export function googleProvider(access: GoogleAccess): SocialProvider {
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = async () => {
    known ??= discover(access);
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw new ProviderRefusal('provider_unavailable', { cause: error });
    }
  };
  return {
    identityProvider: access.identityProvider,
    begin: async (flow) => beginAt(await configuration(), flow),
    finish: async (returned, flow) => redeemAt(await configuration(), returned, flow),
  };
}

async function beginAt(
  found: oidc.Configuration,
  { redirectUri, state, nonce, codeVerifier, language }: Parameters<SocialProvider['begin']>[0],
): Promise<URL> {
  return oidc.buildAuthorizationUrl(found, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    ui_locales: language,
    hl: language,
  });
}

async function redeemAt(
  found: oidc.Configuration,
  returned: URL,
  { state, nonce, codeVerifier }: FlowSecrets,
): Promise<ExternalIdentity> {
  try {
    const tokens = await oidc.authorizationCodeGrant(found, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    return vouched(tokens.claims());
  } catch (error) {
    throw isDenial(error) ? new ProviderRefusal('access_denied') : error;
  }
}

/** One retry: a connection may be lost. The signature of every token is checked. */
async function discover(access: GoogleAccess): Promise<oidc.Configuration> {
  try {
    return await discoverOnce(access);
  } catch {
    return discoverOnce(access);
  }
}

function discoverOnce({ issuer, clientId, clientSecret, fetch }: GoogleAccess) {
  // Without non-repudiation checks, a token signed with any key would be accepted on this channel.
  const execute = [oidc.enableNonRepudiationChecks];
  if (fetch || isLoopback(issuer)) execute.push(oidc.allowInsecureRequests);
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' };
  return oidc.discovery(issuer, clientId, metadata, oidc.ClientSecretPost(clientSecret), {
    execute,
    timeout: timeoutSeconds,
    ...(fetch ? { [oidc.customFetch]: fetch } : {}),
  });
}

/** Only stand-ins go without encryption, and only on this machine. */
function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isDenial(error: unknown): boolean {
  return error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
}

function vouched(token: unknown): ExternalIdentity {
  const { sub, email, email_verified: verified, name } = claims.parse(token);
  const address = emailAddress.safeParse(email);
  return {
    subject: sub,
    email: address.success ? address.data : null,
    emailProven: address.success && verified === true,
    name: typeof name === 'string' ? name : '',
  };
}
