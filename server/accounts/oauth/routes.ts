import { newSecret } from '#server/platform/secrets/hashes.ts';
import type { Context, Hono } from 'hono';
import { clientAddress } from '#server/platform/http/client-address.ts';
import { cookiesOf, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import type { Platform } from '#server/platform/platform.ts';
import { enforceNetworkLimits } from '#server/platform/limits/network-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Caller } from '#server/accounts/auth-events.ts';
import type { SignInDependencies } from '#server/accounts/dependencies.ts';
import { finishArrival } from '#server/accounts/second-factor/arrival.ts';
import { findSessionByToken } from '#server/accounts/sessions/sessions.ts';
import {
  beginFlow,
  endFlow,
  FLOW_COOKIE,
  FLOW_TTL_SECONDS,
  RETURN_ADDRESSES,
  type Flow,
  type FlowOptions,
} from './flows.ts';
import { openAccountByIdentity } from './open-account.ts';
import {
  ProviderRefusal,
  PROVIDERS,
  type ProviderName,
  type SocialProvider,
  type SocialRefusalCode,
} from './provider.ts';
import { errorAddress, secondStepAddress, successAddress } from './results.ts';

type SocialPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'log'> & {
  dependencies: SignInDependencies;
};

/** A provider as this call reaches it, and our callback address. */
export interface ReachedProvider {
  provider: SocialProvider;
  origin: string;
}

/** The provider of that name, if there is one. */
export type ReachProvider = (
  name: ProviderName,
  c: Context,
) => Promise<ReachedProvider | undefined>;

/**
 * GET /api/auth/<provider> sends a browser to the provider; GET /api/auth/<provider>/callback signs
 * it in or shows the reason. Every provider has its own callback, so that none can pass off its
 * response as another's (mix-up attack).
 */
export function mountSocialSignIn(app: Hono, platform: SocialPlatform, reach: ReachProvider): void {
  for (const name of PROVIDERS) {
    const path = `/api/auth/${name}`;
    app.get(path, async (c) => begin(platform, name, c, await reach(name, c)));
    app.get(`${path}/callback`, async (c) => finish(platform, name, c, await reach(name, c)));
  }
}

async function begin(
  platform: SocialPlatform,
  name: ProviderName,
  c: Context,
  reached: ReachedProvider | undefined,
): Promise<Response> {
  const wish = wishOf(c, platform.config);
  if (!reached) return redirect(c, errorAddress('not_configured', wish));
  try {
    await countBeginning(platform, c);
    const { db, clock, config } = platform;
    const cookies = cookiesOf(c, isSecure(config));
    const browserSecret = cookies.cookie(FLOW_COOKIE) ?? newSecret();
    const flow = await beginFlow(db, name, { ...wish, browserSecret, now: clock.now() });
    const redirectUri = redirectUriOf(name, reached);
    const address = await reached.provider.begin({ ...flow, redirectUri, language: wish.language });
    cookies.setCookie(FLOW_COOKIE, browserSecret, FLOW_TTL_SECONDS);
    return redirect(c, address.href);
  } catch (error) {
    return redirect(c, errorAddress(reasonOf(error, platform, name), wish));
  }
}

async function finish(
  platform: SocialPlatform,
  name: ProviderName,
  c: Context,
  reached: ReachedProvider | undefined,
): Promise<Response> {
  let wish = wishOf(c, platform.config);
  try {
    if (!reached) throw new ProviderRefusal('not_configured');
    const flow = await flowOf(platform, name, c);
    wish = flow;
    const returned = new URL(redirectUriOf(name, reached));
    returned.search = new URL(c.req.url).search;
    const redirectUri = redirectUriOf(name, reached);
    const vouched = await reached.provider.finish(returned, { ...flow, redirectUri });
    const cookies = cookiesOf(c, isSecure(platform.config));
    const oldToken = cookies.cookie(SESSION_COOKIE);
    const arrival = await openAccountByIdentity(platform, {
      ...flow,
      provider: reached.provider.identityProvider,
      externalIdentity: vouched,
      dependencies: platform.dependencies,
      signedInAs: oldToken
        ? ((await findSessionByToken(platform, oldToken))?.userId ?? null)
        : null,
      call: { ...callerOf(c, platform), cookie: cookies.cookie },
    });
    cookies.clearCookie(FLOW_COOKIE);
    const account = finishArrival(platform, arrival, cookies);
    return redirect(c, successAddress(account, flow));
  } catch (error) {
    if (isSecondStep(error)) return redirect(c, secondStepAddress(wish));
    return redirect(c, errorAddress(reasonOf(error, platform, name), wish));
  }
}

function isSecondStep(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'totp_required';
}

/** The flow that this browser began; undefined for a browser that did not start here. */
async function flowOf(
  { db, clock, config }: SocialPlatform,
  name: ProviderName,
  c: Context,
): Promise<Flow> {
  const browserSecret = cookiesOf(c, isSecure(config)).cookie(FLOW_COOKIE);
  const [state, ...others] = c.req.queries('state') ?? [];
  if (browserSecret === undefined || state === undefined || others.length > 0) throw noFlow();
  const flow = await endFlow(db, name, { state, browserSecret, now: clock.now() });
  if (!flow) throw noFlow();
  return flow;
}

function noFlow(): ProviderRefusal {
  return new ProviderRefusal('login_failed');
}

function wishOf(c: Context, config: SocialPlatform['config']): FlowOptions {
  const accepted = c.req.header('accept-language');
  return {
    role: c.req.query('userType') === 'professional' ? 'professional' : 'customer',
    language: callerLanguage([c.req.query('lang')], accepted, config),
    returnTo: RETURN_ADDRESSES.find((one) => one === c.req.query('returnTo')) ?? '/',
    acceptedTerms: c.req.query('acceptedTerms') === 'true',
  };
}

/** Each start stores a row for ten minutes. */
async function countBeginning(platform: SocialPlatform, c: Context): Promise<void> {
  const limit = { limit: 30, windowSeconds: 600 };
  const counted = enforceNetworkLimits(
    platform,
    'social-from',
    callerOf(c, platform).address,
    limit,
  );
  await counted.catch((error: unknown) => {
    const isOver = error instanceof Refusal && error.code === 'too_many';
    throw isOver ? new ProviderRefusal('too_many') : error;
  });
}

function callerOf(c: Context, { config }: SocialPlatform): Caller {
  const env = c.env as { incoming?: { socket: { remoteAddress?: string } } } | undefined;
  const peer = env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const forwarded = c.req.header('x-forwarded-for');
  const address = clientAddress(peer, forwarded, config.trustedProxies);
  return { address, userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null };
}

/** The reason shown to people; untrusted responses are for our log alone. */
function reasonOf(
  error: unknown,
  { log }: SocialPlatform,
  provider: ProviderName,
): SocialRefusalCode {
  if (error instanceof ProviderRefusal && error.cause === undefined) return error.code;
  if (error instanceof Refusal && error.code === 'account_suspended') return error.code;
  log.warn({ provider, reason: summaryOf(error) }, 'sign-in through a provider failed');
  return error instanceof ProviderRefusal ? error.code : 'login_failed';
}

/** The messages alone: the errors hold the provider's responses, with tokens in them. */
function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${summaryOf(cause)}` : error.message;
}

function redirectUriOf(name: ProviderName, { origin }: ReachedProvider): string {
  return `${origin}/api/auth/${name}/callback`;
}

function isSecure({ publicUrl }: SocialPlatform['config']): boolean {
  return publicUrl.startsWith('https:');
}

/** These addresses carry states and codes: they are neither cached nor sent as referrer. */
function redirect(c: Context, location: string): Response {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.body(null, 302, { location });
}
