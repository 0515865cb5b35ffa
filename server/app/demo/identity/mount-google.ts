import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { Language } from '#contract/language.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import { isCrossSite } from '#server/platform/http/cross-site.ts';
import type { Config } from '#server/platform/config/config.ts';
import { GOOGLE_PATH, GOOGLE_SESSION_COOKIE, type DemoGoogle } from './google.ts';
import { chooserPage, expiredPage } from './page.ts';
import { findDemoPerson } from './people.ts';

/** Returns the provider of the address that this call came to. */
export type FindDemoGoogle = (c: Context) => Promise<DemoGoogle>;

/** Mounts the Google stand-in and its page of people, below /dev/google. */
export function mountDemoGoogle(app: Hono, config: Config, find: FindDemoGoogle): void {
  const choosing = `${GOOGLE_PATH}/choose/:uid`;
  app.get(choosing, async (c) => {
    const asked = await interactionOf(c, await find(c));
    const language = languageOf(c, config, asked?.params['ui_locales']);
    if (!asked) return expiredPage(c, { language, brand: config.brandName });
    return chooserPage(c, { provider: 'google', language, brand: config.brandName });
  });
  app.post(choosing, async (c) => {
    const google = await find(c);
    const asked = await interactionOf(c, google);
    if (!asked || isCrossSite(c, google.issuer.origin)) {
      return expiredPage(c, { language: languageOf(c, config), brand: config.brandName });
    }
    const { person } = await c.req.parseBody();
    const { incoming, outgoing } = c.env as HttpBindings;
    const result = resultOf(person);
    const next = await google.provider.interactionResult(incoming, outgoing, result);
    return c.redirect(next, 303);
  });
  app.all(`${GOOGLE_PATH}/*`, async (c) => {
    // What is written past Hono cannot be reduced to its head.
    if (c.req.method === 'HEAD') return c.body(null, 405, { allow: 'GET, POST' });
    await serve(c, await find(c));
    return RESPONSE_ALREADY_SENT;
  });
}

function resultOf(person: unknown) {
  const chosen = findDemoPerson('google', person);
  if (!chosen) return { error: 'access_denied', error_description: 'The person went back' };
  return { login: { accountId: chosen.id, remember: false }, select_account: {} };
}

async function interactionOf(c: Context, { provider }: DemoGoogle) {
  const { incoming, outgoing } = c.env as HttpBindings;
  try {
    return await provider.interactionDetails(incoming, outgoing);
  } catch {
    return undefined;
  }
}

/** The provider assumes it is mounted at the root; it is given its path. */
async function serve(c: Context, { issuer, provider }: DemoGoogle): Promise<void> {
  const { incoming, outgoing } = c.env as HttpBindings;
  const address = incoming.url ?? '/';
  const path = address.slice(GOOGLE_PATH.length);
  Object.assign(incoming, { originalUrl: address, url: path });
  Object.assign(incoming.headers, {
    'x-forwarded-host': issuer.host,
    'x-forwarded-proto': issuer.protocol.replace(':', ''),
  });
  incoming.headers.cookie = withoutSession(incoming.headers.cookie);
  outgoing.setHeader('cache-control', 'no-store');
  await provider.callback()(incoming, outgoing);
}

/**
 * Removes the provider's session: changing from one person to another would require signing out
 * first.
 */
function withoutSession(cookies = ''): string {
  const others = cookies.split(/;\s*/).filter((one) => !one.startsWith(GOOGLE_SESSION_COOKIE));
  return others.join('; ');
}

function languageOf(c: Context, config: Config, asked?: unknown): Language {
  return callerLanguage([asked], c.req.header('accept-language'), config);
}
