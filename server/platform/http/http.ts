import type { Context, Handler, Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { addressOfCall } from './client-address.ts';
import { authorize } from './admission.ts';
import { beginCall, answererOf, refuseCall, refuseAll, type CallInProgress } from './answer.ts';
import { CallerLimit } from './caller-limit.ts';
import { hasNoBody, MAX_BODY_BYTES, readJson, receiveUpload } from './body.ts';
import { ADMIN_COOKIE, cookiesOf, readCookie, SESSION_COOKIE } from './cookies.ts';
import { isCrossSite } from './cross-site.ts';
import { inputParser } from './input.ts';
import { callerCountry, callerLanguage, requestedLanguages } from './caller-language.ts';
import type { HttpOptions } from './options.ts';
import { headerOf } from './request-header.ts';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import type { CallContext, Route } from './route.ts';
import { inTrace } from '#server/platform/tracing/trace.ts';

/**
 * Mounts the routes and closes the rest of /api: an unknown path answers 404 and a known one 405
 * with `Allow`, both as error bodies.
 */
export function mountRoutes(app: Hono, routes: readonly Route[], options: HttpOptions): void {
  const callerLimit = new CallerLimit();
  const inOrder = routes.toSorted((a, b) => byLiteralsFirst(a.endpoint.path, b.endpoint.path));
  for (const route of inOrder) {
    app.on(route.endpoint.method, route.endpoint.path, serve(route, options, callerLimit));
  }
  for (const path of new Set(inOrder.map((route) => route.endpoint.path))) {
    const methods = routes.map((route) => route.endpoint).filter((one) => one.path === path);
    app.all(path, refuseAll('method_not_allowed', path, options, allowed(methods)));
  }
  app.all('/api/*', refuseAll('not_found', '/api/*', options));
}

function serve(route: Route, options: HttpOptions, callerLimit: CallerLimit): Handler {
  const { endpoint } = route;
  const { shedder, publicUrl } = options;
  const respond = responderOf(route, options);
  const work = (c: Context, call: CallInProgress) =>
    callerLimit.during(sessionTokenOf(c, publicUrl), () => respond(c, call));
  const answer = async (c: Context, call: CallInProgress): Promise<Response> => {
    try {
      assertThat(!isCrossSite(c, new URL(publicUrl).origin), 'cross_site');
      // How long an upload takes is up to its sender.
      return await (endpoint.upload ? respond(c, call) : shedder.during(() => work(c, call)));
    } catch (error) {
      return refuseCall(c, call, error, options);
    }
  };
  return (c) => {
    const call = beginCall(c, endpoint.path, options);
    return inTrace(call.span.trace, () => answer(c, call));
  };
}

/** What the cookie of a session says; whether there is such a session is asked later. */
function sessionTokenOf(c: Context, publicUrl: string): string | undefined {
  const secure = publicUrl.startsWith('https:');
  return readCookie(c, SESSION_COOKIE, secure) ?? readCookie(c, ADMIN_COOKIE, secure);
}

function responderOf(route: Route, options: HttpOptions) {
  const { endpoint } = route;
  const input = inputParser(endpoint);
  const answerCall = answererOf(endpoint, options);
  const secure = options.publicUrl.startsWith('https:');
  return async (c: Context, call: CallInProgress): Promise<Response> => {
    const cookies = cookiesOf(c, secure, () => (call.hasHeaders = true));
    const read = readAhead(c, endpoint);
    const session = await authorize(c, endpoint, cookies, call, options);
    const { params, query } = input.address(c);
    const body = endpoint.upload
      ? receiveUpload(c, endpoint.upload)
      : input.body(await bodyOf(c, read, call, options));
    const context = { ...cookies, session, ...circumstances(c, endpoint, call, options) };
    const answer = await route.handle({ params, query, body }, context);
    return answerCall(c, call, answer);
  };
}

/** Started while the session is still looked up; its errors are reported after that. */
function readAhead(c: Context, endpoint: Endpoint): Promise<unknown> {
  if (!endpoint.body) return Promise.resolve();
  if (endpoint.emptyBody && hasNoBody(c)) return Promise.resolve({});
  const read = readJson(c, endpoint.maxBodyBytes ?? MAX_BODY_BYTES);
  read.catch(() => {});
  return read;
}

async function bodyOf(
  c: Context,
  read: Promise<unknown>,
  call: CallInProgress,
  options: HttpOptions,
): Promise<unknown> {
  const body = await options.shedder.besides(read);
  if (body === undefined) return undefined;
  const said = [c.req.query('lang'), c.req.query('language'), ...requestedLanguages(body)];
  call.language = callerLanguage(said, headerOf(c, 'accept-language'), options.defaultLanguage);
  return body;
}

function circumstances(
  c: Context,
  endpoint: Endpoint,
  call: CallInProgress,
  options: HttpOptions,
): Pick<
  CallContext,
  'language' | 'country' | 'address' | 'userAgent' | 'origin' | 'idempotencyKey'
> {
  return {
    language: call.language,
    country: callerCountry(headerOf(c, 'accept-language')),
    address: addressOfCall(c, options.trustedProxies),
    userAgent: headerOf(c, 'user-agent')?.slice(0, 300) ?? null,
    origin: headerOf(c, 'origin') ?? null,
    idempotencyKey: endpoint.idempotent ? idempotencyKey(c) : null,
  };
}

function idempotencyKey(c: Context): string | null {
  const key = headerOf(c, 'idempotency-key');
  if (key === undefined) return null;
  if (/^[\x21-\x7e]{1,200}$/.test(key)) return key;
  const details = [{ field: 'Idempotency-Key', problem: 'wrong_format' }];
  throw new Refusal('invalid_input', { details });
}

function allowed(endpoints: readonly Endpoint[]): string {
  const methods = endpoints.map((endpoint) => endpoint.method as string);
  return (methods.includes('GET') ? ['HEAD', ...methods] : methods).toSorted().join(', ');
}

/** `/api/professionals/trusted` must be matched before `/api/professionals/:id`. */
function byLiteralsFirst(a: string, b: string): number {
  const [one, other] = [a, b].map((path) => path.replaceAll('/:', '/~')) as [string, string];
  return one < other ? -1 : 1;
}
