import type { Context, Hono } from 'hono';
import type { BrandHolder } from '#server/platform/brand.ts';
import type { LanguagesHolder } from '#server/platform/languages.ts';
import type { UnitsHolder } from '#server/platform/units.ts';
import { callerLanguage } from '#server/platform/http/caller-language.ts';
import { cookiesOf, SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { brandedFiles } from './branded-pages.ts';
import type { WebFile, WebFolder } from './web-folder.ts';

export interface WebOptions {
  /** The web build; undefined where there is none. */
  web: WebFolder | undefined;
  /** The languages of pages: a page knows which of them the site offers. */
  languages: Pick<LanguagesHolder, 'now'>;
  /** Currency and unit of distance, put into the pages. */
  units: Pick<UnitsHolder, 'now' | 'defaultCurrency'>;
  /** Whether the site is served over https: the session cookie is named accordingly. */
  secure: boolean;
  /** Whether Stripe's card form is used, whose script and frames must then be allowed. */
  withStripe: boolean;
  /** The origin of the operator's map tiles, which pages may then show. */
  tileOrigin?: string | undefined;
  /** Name and look of the site, put into the pages where its operator chose some. */
  brand: BrandHolder;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';
const ASK_AGAIN = 'no-cache';
const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';
const STRIPE_DOORS = [
  `frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com`,
  "connect-src 'self' https://api.stripe.com",
];
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; script-src 'self'";
/** The first call of the app on the page of somebody with a session: it need not wait for a script. */
const WHO_AM_I = '</api/auth/me>; rel=preload; as=fetch; crossorigin=use-credentials';

/**
 * Mounts the web, after everything else: `/` is the prerendered landing page of its language, or
 * the empty shell where `?v=` or `?auth=` says that the address continues behind the hash; files
 * are served as they are; an unknown asset or portrait is 404; any other address is redirected to its
 * place behind the hash, `/?v=<build>#<path><query>`. Without a build every page answers 503.
 */
export function mountWeb(app: Hono, options: WebOptions): void {
  const { web } = options;
  if (!web) {
    app.get('*', (c) => c.text('The web is not built. "npm start" builds it.\n', 503));
    return;
  }
  const find = brandedFiles(web, options);
  const policy = contentSecurityPolicy(web.inlineScripts, options);
  app.get('/', (c) => {
    const name = pageFor(c, options);
    const file = find(name);
    if (!file) return c.notFound();
    // A service worker would ask again: it does not see what the browser preloads.
    const hasWorker = c.req.header('service-worker-navigation-preload') !== undefined;
    if (!name.includes('.visitor') && !hasWorker) c.header('link', WHO_AM_I);
    c.header('content-security-policy', policy);
    c.header('vary', 'Cookie, Accept-Language');
    return send(c, file, ASK_AGAIN);
  });
  app.get('/assets/*', (c) => {
    const file = web.files.get(c.req.path.slice(1));
    // Never a page: a script of an older build answered as HTML breaks in a way nobody understands.
    return file
      ? send(c, file, FOR_EVER)
      : c.text('Not found\n', 404, { 'cache-control': 'no-store' });
  });
  app.get('/portraits/*', (c) => {
    const file = web.files.get(c.req.path.slice(1));
    return file ? send(c, file, FOR_EVER) : c.text('Not found\n', 404);
  });
  app.get('*', (c) => sendRootFile(c, find) ?? toHash(c, web.build));
}

/**
 * The Content-Security-Policy of every page: only our own origin, the inline scripts by their
 * hashes, and styles in style elements (the dialogs of our component library bring theirs). With
 * Stripe also the hosts that its documentation names
 * (docs.stripe.com/security/guide#content-security-policy); with a tile server its pictures.
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { withStripe, tileOrigin }: Pick<WebOptions, 'withStripe' | 'tileOrigin'>,
): string {
  const inline = inlineScripts.map((hash) => `'${hash}'`).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}${withStripe ? ` ${STRIPE_SCRIPTS}` : ''}`,
    ...(withStripe ? STRIPE_DOORS : []),
    "style-src 'self' 'unsafe-inline'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    `img-src 'self' data:${tileOrigin ? ` ${tileOrigin}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

function pageFor(c: Context, { languages, secure }: WebOptions): string {
  const isRoute = c.req.query('v') !== undefined || c.req.query('auth') !== undefined;
  const said = [c.req.query('lang')];
  const language = callerLanguage(said, c.req.header('accept-language'), languages.now());
  const page = `${isRoute ? 'shell' : 'index'}.${language}`;
  // The page of a visitor without a session says so, and skips the call that asks for the person.
  const visitor = cookiesOf(c, secure).cookie(SESSION_COOKIE) === undefined;
  return visitor ? `${page}.visitor.html` : `${page}.html`;
}

function sendRootFile(
  c: Context,
  find: (name: string) => WebFile | undefined,
): Response | undefined {
  const name = c.req.path.slice(1);
  const file = name.endsWith('.html') ? undefined : find(name);
  // The service worker has the policy of its own file: it may call and load from this site only.
  if (name.endsWith('.js')) c.header('content-security-policy', WORKER_POLICY);
  return file && send(c, file, isPicture(name) ? A_WEEK : ASK_AGAIN);
}

/** Scenes, icons of trades and pictures of the manifest: others name them too, so their names hold no hash. */
function isPicture(name: string): boolean {
  return /^(?:scenes|app-screens)\//.test(name) || name === 'trades.svg';
}

/** The screen that people type `/plans` for. */
const PLANS = '/subscription-plans';

/**
 * Redirects path and query exactly as they came behind the hash. Never cached: it would pin this
 * build.
 */
function toHash(c: Context, build: string): Response {
  const address = c.req.url.slice(new URL(c.req.url).origin.length);
  const screen = address.replace(/^\/plans(?=\?|$)/, PLANS);
  return c.body(null, 302, {
    location: `/?v=${build}#${screen}`,
    'cache-control': 'no-store',
  });
}

function send(c: Context, file: WebFile, caching: string): Response {
  c.header('cache-control', caching);
  c.header('etag', file.etag);
  if (c.req.header('if-none-match')?.includes(file.etag)) return c.body(null, 304);
  c.header('content-type', file.type);
  if (!file.gzip && !file.brotli) return c.body(file.plain);
  c.header('vary', 'Accept-Encoding', { append: true });
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
  const body = { br: file.brotli, gzip: file.gzip }[encoding ?? 'gzip'];
  if (!encoding || !body) return c.body(file.plain);
  c.header('content-encoding', encoding);
  return c.body(body);
}

function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...settings] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !settings.some((setting) => /^q=0(\.0*)?$/.test(setting));
  });
}
