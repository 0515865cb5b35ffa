import { join } from 'node:path';
import { Hono } from 'hono';
import packageJson from '../../package.json' with { type: 'json' };
import { findSessionByToken, mayActForTeam } from '#server/accounts/accounts.ts';
import { findAdminByToken, mayCall } from '#server/admin/admin.ts';
import { assistantCounters } from '#server/assistant/assistant.ts';
import { mountDirectory } from '#server/directory/directory.ts';
import {
  ONE_CLICK_PATH,
  outboxPages,
  unsubscribeByOneClick,
} from '#server/notifications/notifications.ts';
import { DO_NOT_CONTACT_PATH, doNotContactByOneClick } from '#server/onboarding/onboarding.ts';
import { receiveStripeEvent, WEBHOOK_PATH } from '#server/payments/payments.ts';
import {
  MAILGUN_PATH,
  POSTMARK_PATH,
  receiveFromMailgun,
  receiveFromPostmark,
  receiveSignedMail,
  SIGNED_MAIL_PATH,
} from '#server/replies/replies.ts';
import type { Config } from '#server/platform/config/config.ts';
import { inCallSpan } from '#server/platform/http/call-span.ts';
import { logCalls } from '#server/platform/http/observer.ts';
import type { HttpOptions } from '#server/platform/http/options.ts';
import { mountRoutes } from '#server/platform/http/http.ts';
import { mountEvents } from '#server/platform/live/route.ts';
import { makeMetrics, type Metrics } from '#server/platform/metrics.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { openApiDocument } from '#server/platform/openapi/openapi.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { mountDemoClock } from './demo/demo-clock.ts';
import { ownHostsOnly } from './demo/dev-hosts.ts';
import { mountDocs } from './api-docs/docs-page.ts';
import { mountHealth } from './health.ts';
import { mountHomeScreen } from './site-files/home-screen.ts';
import { mountJwks } from './site-files/jwks.ts';
import { readPublicLook } from './web/public-look.ts';
import { allRoutes } from './routes.ts';
import { mountSecurityTxt } from './site-files/security-txt.ts';
import { mountTexts } from './texts.ts';
import { siteGauges } from './metrics/site-gauges.ts';
import { mountSocial } from './social.ts';
import { mountWeb, type WebOptions } from './web/web-files.ts';
import { readWebFolder, type WebFolder } from './web/web-folder.ts';

const webFolder = join(import.meta.dirname, '../../dist/web');
/** Read once: every app of a process serves the same. */
let builtWeb: WebFolder | undefined;

/** The whole HTTP app, on an assembled platform. */
export function makeApp(
  platform: Platform,
  sandbox?: StripeSandbox,
  { checkAnswers = false }: Pick<HttpOptions, 'checkAnswers'> = {},
): Hono {
  const { config, log, live } = platform;
  const app = new Hono();
  const metrics = makeMetrics(platform, [...assistantCounters, ...siteGauges(platform)]);
  const http = { ...httpOptions(platform, metrics), checkAnswers };
  app.onError((error, c) => {
    log.error({ err: error }, 'page threw');
    return c.text('Something went wrong on our side. Please try again shortly.\n', 500);
  });
  mountHealth(app, platform, metrics);
  mountWellKnown(app, platform);
  mountEvents(app, live, http);
  mountDocs(app, () => openApiDocument(packageJson.version));
  if (!config.production) app.use('/dev/*', ownHostsOnly(config.publicUrl));
  for (const [path, page] of Object.entries(outboxPages(platform))) {
    app.get(path, (c) => page(c.req.raw));
  }
  mountDemoClock(app, platform, sandbox?.catchUp);
  if (sandbox) app.route('/dev/stripe', sandbox.pages);
  mountPosts(app, platform);
  mountTexts(app, platform);
  mountSocial(app, platform);
  mountRoutes(app, allRoutes(platform), http);
  mountDirectory(app, platform, readPublicLook(webFolder));
  mountWeb(app, webOptions(platform));
  return app;
}

function webOptions({ config, brand, units, languages }: Platform): WebOptions {
  const { publicUrl } = config;
  return {
    web: (builtWeb ??= readWebFolder(webFolder)),
    languages,
    secure: publicUrl.startsWith('https:'),
    withStripe: config.stripe !== undefined,
    tileOrigin: config.mapTiles && new URL(config.mapTiles.url).origin,
    brand,
    units,
  };
}

function httpOptions(platform: Platform, metrics: Metrics): HttpOptions {
  const { config, log, shedder, tracing } = platform;
  const observers = [metrics.observe, logCalls(log)];
  return {
    publicUrl: config.publicUrl,
    languages: config,
    trustedProxies: config.trustedProxies,
    identify: (token) => findSessionByToken(platform, token),
    mayAct: mayActForTeam,
    identifyAdmin: (token) => findAdminByToken(platform, token),
    mayCall: ({ role }, endpoint) => mayCall(role, endpoint),
    log,
    tracing,
    shedder,
    observe: (call) => observers.forEach((observe) => observe(call)),
  };
}

/** The headers of every answer. */
export function headersOfSite({ publicUrl, stripe }: Config): ReadonlyMap<string, string> {
  return securityHeaders(publicUrl.startsWith('https:'), stripe !== undefined);
}

/** Resources at well-known addresses. */
function mountWellKnown(app: Hono, platform: Platform): void {
  mountSecurityTxt(app, platform);
  mountJwks(app, platform);
  mountHomeScreen(app, platform);
}

/** Webhooks of mail programs, mail providers and Stripe, outside the contract. */
const POSTS: Readonly<Record<string, (platform: Platform, request: Request) => Promise<Response>>> =
  {
    [ONE_CLICK_PATH]: unsubscribeByOneClick,
    [DO_NOT_CONTACT_PATH]: doNotContactByOneClick,
    [WEBHOOK_PATH]: receiveStripeEvent,
    [SIGNED_MAIL_PATH]: receiveSignedMail,
    [MAILGUN_PATH]: receiveFromMailgun,
    [POSTMARK_PATH]: receiveFromPostmark,
  };

function mountPosts(app: Hono, platform: Platform): void {
  for (const [path, receive] of Object.entries(POSTS)) {
    app.post(path, (c) => inCallSpan(c, path, platform, () => receive(platform, c.req.raw)));
  }
}
