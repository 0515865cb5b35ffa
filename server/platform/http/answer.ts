import { randomUUID } from 'node:crypto';
import type { Context, Handler } from 'hono';
import * as z from 'zod/mini';
import { ANSWERED_FOR } from '#contract/answered-for.ts';
import type { Endpoint, FileAnswer, Schema } from '#contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { localizeErased } from '#server/platform/erased-placeholder.ts';
import { asRefusal, errorBody } from './errors.ts';
import { fileHeaders } from './file-headers.ts';
import { callerLanguage, requestedLanguages } from './caller-language.ts';
import { namedFieldsOf } from './named-fields.ts';
import type { ServedCall } from './observer.ts';
import type { HttpOptions } from './options.ts';
import { streamed, type StreamEnd } from './http-stream.ts';
import { headerOf } from './request-header.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Session } from './route.ts';
import { API_HEADERS } from './security-headers.ts';
import { inTrace } from '#server/platform/tracing/trace.ts';
import type { Span } from '#server/platform/tracing/tracing.ts';
import { beginCallSpan } from './call-span.ts';
import { WrittenAnswer } from './written-answer.ts';

/** A call in progress with what is known so far, so that a refusal at any step can be logged. */
export interface CallInProgress {
  requestId: string;
  span: Span;
  route: string;
  startedAt: number;
  language: Language;
  session: Session | null;
  adminId?: string;
  /** Whether headers were set on the context: only an answer that it makes has them. */
  hasHeaders: boolean;
}

/** Begins the record of a call that has arrived at a route. */
export function beginCall(c: Context, route: string, options: HttpOptions): CallInProgress {
  const said = requestedLanguages({ lang: c.req.query('lang'), language: c.req.query('language') });
  const requestId = randomUUID();
  return {
    requestId,
    span: beginCallSpan(c, { route, requestId }, options),
    route,
    startedAt: performance.now(),
    language: callerLanguage(said, headerOf(c, 'accept-language'), options.languages),
    session: null,
    hasHeaders: false,
  };
}

/** Answers what the endpoint's schema names: undeclared fields are dropped. */
export type AnswerCall = (
  c: Context,
  call: CallInProgress,
  answer: unknown,
) => Response | Promise<Response>;

/** Compiles the schema of an endpoint's answers once. */
export function answererOf(
  { path, response, status = 200 }: Endpoint,
  options: HttpOptions,
): AnswerCall {
  if (response === null) return (c, call) => close(c, call, null, 204, options);
  if (response === 'file') return (c, call, file) => sendFile(c, call, file as FileAnswer, options);
  const pick = namedFieldsOf(response);
  return (c, call, answer) => {
    if (options.checkAnswers) assertFits(path, response, valueOf(answer));
    const named = answer instanceof WrittenAnswer ? answer : pick(answer);
    return close(c, call, named, status, options);
  };
}

function assertFits(path: string, schema: Schema, answer: unknown): void {
  const { error } = z.safeParse(schema, answer);
  if (!error) return;
  const misfits = error.issues.map(({ code, path }) => `${path.map(String).join('.')}: ${code}`);
  throw new Error(`The answer of ${path} does not fit its schema (${misfits.join('; ')})`);
}

function valueOf(answer: unknown): unknown {
  if (!(answer instanceof WrittenAnswer)) return answer;
  return JSON.parse(Buffer.from(answer.bytes).toString());
}

/** Logged when the stream ends: until then its outcome is unknown. */
function sendFile(
  c: Context,
  call: CallInProgress,
  file: FileAnswer,
  options: HttpOptions,
): Promise<Response> {
  const { requestId, route } = call;
  return streamed(c, {
    content: file.content,
    headers: { ...fileHeaders(file), ...headersOf(call) },
    facts: { requestId, route },
    log: options.log,
    onEnd: (end) => note(c, call, STATUS_OF_END[end], options),
  });
}

/** The status in the log; 499 is what proxies use for a client that closed the connection. */
const STATUS_OF_END: Readonly<Record<StreamEnd, number>> = { whole: 200, failed: 500, left: 499 };

/** Answers a failure as an error body; unexpected ones are logged and not disclosed. */
export function refuseCall(
  c: Context,
  call: CallInProgress,
  error: unknown,
  options: HttpOptions,
): Response {
  return inTrace(call.span.trace, () => refuse(c, call, error, options));
}

function refuse(c: Context, call: CallInProgress, error: unknown, options: HttpOptions): Response {
  const refusal = asRefusal(error);
  const status = ERROR_STATUS[refusal.code];
  if (!(error instanceof Refusal) && status >= 500) {
    options.log.error({ err: error, requestId: call.requestId, route: call.route }, 'call threw');
  }
  const { retryAfterSeconds } = refusal.extra;
  if (retryAfterSeconds !== undefined) {
    setHeader(c, call, 'retry-after', `${Math.ceil(retryAfterSeconds)}`);
  }
  return close(c, call, errorBody(refusal, call.language), status, options, refusal.code);
}

function setHeader(c: Context, call: CallInProgress, name: string, value: string): void {
  call.hasHeaders = true;
  c.header(name, value);
}

function close(
  c: Context,
  call: CallInProgress,
  answer: unknown,
  status: 200 | 201 | 204 | (typeof ERROR_STATUS)[ErrorCode],
  options: HttpOptions,
  code?: ErrorCode,
): Response {
  note(c, call, status, options, code);
  const json = status === 204 ? null : write(answer, call.language);
  const headers = { ...(json === null ? API_HEADERS : JSON_HEADERS), ...headersOf(call) };
  if (!call.hasHeaders) return new Response(json, { status, headers });
  return c.newResponse(json, status, headers);
}

function write(answer: unknown, language: Language): string | Uint8Array<ArrayBuffer> {
  if (answer instanceof WrittenAnswer) return answer.bytes;
  return localizeErased(JSON.stringify(answer), language);
}

function headersOf({ requestId, session }: CallInProgress): Record<string, string> {
  return { 'x-request-id': requestId, ...(session && { [ANSWERED_FOR]: session.userId }) };
}

const JSON_HEADERS = { ...API_HEADERS, 'content-type': 'application/json; charset=utf-8' };

function note(
  c: Context,
  call: CallInProgress,
  status: number,
  options: HttpOptions,
  code?: ErrorCode,
): void {
  call.span.end({
    attributes: { 'http.response.status_code': status },
    failed: status >= 500,
  });
  const served: ServedCall = {
    requestId: call.requestId,
    method: c.req.method,
    route: call.route,
    status,
    milliseconds: performance.now() - call.startedAt,
    ...(call.session ? { userId: call.session.userId } : {}),
    ...(call.adminId ? { adminId: call.adminId } : {}),
    ...(code ? { code, params: c.req.param() } : {}),
  };
  // A file ends where its reader reads.
  inTrace(call.span.trace, () => options.observe(served));
}

/** A handler that refuses every call with this code. */
export function refuseAll(
  code: ErrorCode,
  route: string,
  options: HttpOptions,
  allow?: string,
): Handler {
  return (c) => {
    const call = beginCall(c, route, options);
    if (allow) setHeader(c, call, 'allow', allow);
    return refuseCall(c, call, new Refusal(code), options);
  };
}
