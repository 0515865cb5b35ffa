import { createHash, createHmac } from 'node:crypto';
import { understoodIn } from '#contract/understood-in.ts';
import * as z from 'zod';
import { emailAddress } from '#contract/text.ts';
import { callFacebook } from './facebook-calls.ts';
import {
  ProviderRefusal,
  type IdentityProvider,
  type SocialProvider,
  type ExternalIdentity,
} from './provider.ts';

/** A provider with Facebook's API. */
export interface FacebookAccess {
  identityProvider: IdentityProvider;
  /** The login dialog, e.g. `https://www.facebook.com/v23.0/`. */
  dialog: URL;
  /** The API the server calls, e.g. `https://graph.facebook.com/v23.0/`. */
  graph: URL;
  appId: string;
  appSecret: string;
}

const granted = z.object({ access_token: z.string().min(1) });
const inspected = z.object({
  data: z.object({
    app_id: z.coerce.string(),
    is_valid: z.literal(true),
    type: z.literal('USER'),
    user_id: z.coerce.string().min(1).max(255),
  }),
});
const profile = z.object({
  id: z.string(),
  name: z.string().optional(),
  email: z.unknown().optional(),
});

/**
 * Sign-in with Facebook: authorization code, then the token is inspected (it must have been issued
 * to this app, for the person whose profile it opens). Facebook does not say whether an address is
 * proven, so none of its addresses counts as proven.
 */
export function facebookProvider(access: FacebookAccess): SocialProvider {
  return {
    identityProvider: access.identityProvider,
    begin: async ({ redirectUri, state, codeVerifier, language }) => {
      const address = new URL('dialog/oauth', access.dialog);
      address.search = new URLSearchParams({
        client_id: access.appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        code_challenge_method: 'S256',
        locale: { en: 'en_US', fr: 'fr_CA', es: 'es_LA' }[understoodIn(language)],
      }).toString();
      return address;
    },
    finish: async (returned, flow) => {
      const code = codeOf(returned, flow.state);
      const token = await redeem(access, code, flow);
      const owner = await inspect(access, token);
      return readProfile(access, token, owner);
    },
  };
}

function codeOf({ searchParams }: URL, state: string): string {
  const [code, ...others] = searchParams.getAll('code');
  if (searchParams.get('state') !== state) throw new Error('Facebook answered another state');
  if (searchParams.get('error') === 'access_denied') throw new ProviderRefusal('access_denied');
  if (!code || others.length > 0) throw new Error('Facebook answered no code');
  return code;
}

async function redeem(
  { graph, appId, appSecret }: FacebookAccess,
  code: string,
  { redirectUri, codeVerifier }: { redirectUri: string; codeVerifier: string },
): Promise<string> {
  const form = new URLSearchParams({
    client_id: appId,
    client_secret: appSecret,
    redirect_uri: redirectUri,
    code,
    code_verifier: codeVerifier,
  });
  const answer = await callFacebook(new URL('oauth/access_token', graph), form);
  return granted.parse(answer).access_token;
}

/** Without this check, a token issued to any other app would open the account here. */
async function inspect({ graph, appId, appSecret }: FacebookAccess, token: string) {
  const address = new URL('debug_token', graph);
  address.search = new URLSearchParams({
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  }).toString();
  const { data } = inspected.parse(await callFacebook(address));
  if (data.app_id !== appId) throw new Error('Facebook answered the token of another app');
  return data.user_id;
}

async function readProfile(
  { graph, appSecret }: FacebookAccess,
  token: string,
  owner: string,
): Promise<ExternalIdentity> {
  const address = new URL('me', graph);
  address.search = new URLSearchParams({
    fields: 'id,name,email',
    access_token: token,
    appsecret_proof: createHmac('sha256', appSecret).update(token).digest('hex'),
  }).toString();
  const { id, name = '', email } = profile.parse(await callFacebook(address));
  if (id !== owner) throw new Error('Facebook answered the profile of somebody else');
  const read = emailAddress.safeParse(email);
  return { subject: id, email: read.success ? read.data : null, emailProven: false, name };
}
