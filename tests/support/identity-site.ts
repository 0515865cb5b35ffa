import { Hono } from 'hono';
import { facebookProvider } from '#server/accounts/oauth/facebook.ts';
import { googleProvider } from '#server/accounts/oauth/google.ts';
import type { ProviderName } from '#server/accounts/oauth/provider.ts';
import { mountSocialSignIn } from '#server/accounts/oauth/routes.ts';
import { startFakeFacebook, FAKE_APP, type FakeFacebook } from '#tests/fakes/facebook.ts';
import { startFakeOidc, FAKE_CLIENT, type FakeOidc, type Forgery } from '#tests/fakes/oidc.ts';
import { startAccountsSite } from './accounts-site.ts';
import { Browser } from './browser-of-calls.ts';
import { memoryLog } from './log.ts';

/** A site with fake Google and Facebook on loopback that a test may turn hostile. */
export async function startIdentitySite(env: Record<string, string> = { RATE_LIMITS: 'off' }) {
  const site = await startAccountsSite(env);
  const [oidc, graph] = [await startFakeOidc(), await startFakeFacebook()];
  const log = memoryLog();
  const providers = {
    google: googleProvider({ identityProvider: 'google', issuer: oidc.issuer, ...FAKE_CLIENT }),
    facebook: facebookProvider({
      identityProvider: 'facebook',
      dialog: graph.url,
      graph: graph.url,
      ...FAKE_APP,
    }),
  };
  const app = new Hono();
  const origin = site.config.publicUrl;
  mountSocialSignIn(app, { ...site, log }, async (name) => ({
    provider: providers[name],
    origin,
  }));
  return {
    ...site,
    oidc,
    graph,
    log,
    /** A browser for social sign-ins; `browser()` is for other calls of accounts. */
    social: (cookies = new Map<string, string>()) => new SocialBrowser(app, cookies),
    count: async () => (await site.db.selectFrom('users').select('id').execute()).length,
    stop: async () => {
      await Promise.all([oidc.close(), graph.close()]);
      await site.drop();
    },
    ...journeys(app, oidc, graph),
  };
}

function journeys(app: Hono, oidc: FakeOidc, graph: FakeFacebook) {
  return {
    /** A whole sign-in with Google with these claims, in this browser or a new one. */
    async byGoogle(
      claims: Record<string, unknown>,
      forgery: Forgery = {},
      browser = new SocialBrowser(app),
    ) {
      const { state, nonce } = await browser.begin('google');
      oidc.vouchFor({ nonce, ...claims }, forgery);
      return { browser, ...(await browser.comeBack('google', { code: 'c', state })) };
    },
    /** The same with Facebook; `changed` overrides its answers. */
    async byFacebook(
      person: { id: string; name: string; email?: string },
      changed: Parameters<FakeFacebook['vouchFor']>[1] = {},
      browser = new SocialBrowser(app),
    ) {
      graph.vouchFor(person, changed);
      const { state } = await browser.begin('facebook');
      return { browser, ...(await browser.comeBack('facebook', { code: 'c', state })) };
    },
  };
}

export type IdentitySite = Awaited<ReturnType<typeof startIdentitySite>>;

/** A browser that leaves for a provider and returns with the test's parameters. */
export class SocialBrowser {
  readonly #browser: Browser;

  constructor(app: Hono, cookies = new Map<string, string>()) {
    this.#browser = new Browser(app);
    cookies.forEach((value, name) => this.#browser.cookies.set(name, value));
  }

  get cookies(): Map<string, string> {
    return this.#browser.cookies;
  }

  /** Leaves for a provider; returns the parameters of the redirect. */
  async begin(provider: ProviderName, query = '') {
    const answer = await this.#browser.get(`/api/auth/${provider}${query}`);
    const address = new URL(answer.headers.get('location') ?? '', 'http://site');
    const { state = '', nonce = '', ...others } = Object.fromEntries(address.searchParams);
    return { state, nonce, address, parameters: others, headers: answer.headers };
  }

  /** Returns with these parameters; `to` is the redirect, `message` its reason. */
  async comeBack(provider: ProviderName, parameters: Record<string, string> | string) {
    const query = new URLSearchParams(parameters).toString();
    const answer = await this.#browser.get(`/api/auth/${provider}/callback?${query}`);
    const to = answer.headers.get('location') ?? '';
    const { searchParams } = new URL(to, 'http://site');
    const user = searchParams.get('user');
    return {
      to,
      status: answer.status,
      message: searchParams.get('message'),
      userId: user === null ? null : (JSON.parse(user) as { id: string }).id,
      signedIn: answer.headers.getSetCookie().some((line) => /sid=[^;]/.test(line)),
    };
  }
}
