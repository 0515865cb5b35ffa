import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { Config } from '#server/platform/config/config.ts';
import { isCrossSite } from '#server/platform/http/cross-site.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import { makeGraph, type DemoApp, type GraphAnswer } from './facebook-graph.ts';
import { chooserPage, expiredPage } from './page.ts';
import { findDemoPerson } from './people.ts';

export const FACEBOOK_PATH = '/dev/facebook';

/** Mounts the Facebook stand-in below /dev/facebook; returns its app. */
export function mountDemoFacebook(
  app: Hono,
  config: Config,
  originOf: (c: Context) => string,
): DemoApp {
  const known = { id: '1000000000000000', secret: randomBytes(24).toString('hex') };
  const graph = makeGraph(known);
  const dialog = `${FACEBOOK_PATH}/dialog/oauth`;
  const read = (c: Context) => askedOf(c, known, originOf(c));
  app.get(dialog, (c) => {
    const language = languageOf(c, config);
    if (!read(c)) return expiredPage(c, { language, brand: config.brandName });
    return chooserPage(c, { provider: 'facebook', language, brand: config.brandName });
  });
  app.post(dialog, async (c) => {
    const asked = read(c);
    if (!asked || isCrossSite(c, originOf(c)))
      return expiredPage(c, { language: languageOf(c, config), brand: config.brandName });
    const { redirectUri, challenge, state } = asked;
    const person = findDemoPerson('facebook', (await c.req.parseBody())['person']);
    const result = person
      ? { code: graph.consent(person, redirectUri, challenge) }
      : { error: 'access_denied', error_code: '200', error_reason: 'user_denied' };
    const query = new URLSearchParams({ ...result, state }).toString();
    // Facebook appends this, because browsers would otherwise keep the fragment of its own page.
    return c.redirect(`${redirectUri}?${query}#_=_`, 303);
  });
  app.post(`${FACEBOOK_PATH}/oauth/access_token`, async (c) =>
    send(c, graph.accessToken(Object.fromEntries(new URLSearchParams(await c.req.text())))),
  );
  app.get(`${FACEBOOK_PATH}/debug_token`, (c) => send(c, graph.debugToken(c.req.query())));
  app.get(`${FACEBOOK_PATH}/me`, (c) => send(c, graph.me(c.req.query())));
  return known;
}

/** The parameters of the dialog, where they are a sign-in of this site. */
function askedOf(c: Context, known: DemoApp, origin: string) {
  const { client_id: id, redirect_uri: redirectUri, state, ...asked } = c.req.query();
  const fits =
    id === known.id &&
    redirectUri === `${origin}/api/auth/facebook/callback` &&
    asked['response_type'] === 'code' &&
    asked['code_challenge_method'] === 'S256';
  const challenge = asked['code_challenge'];
  return fits && state && challenge ? { redirectUri, state, challenge } : undefined;
}

function send(c: Context, { status, body }: GraphAnswer) {
  return c.json(body, status, { 'cache-control': 'no-store' });
}

function languageOf(c: Context, config: Config) {
  const locale = c.req.query('locale')?.slice(0, 2);
  return callerLanguage([locale], c.req.header('accept-language'), config);
}
