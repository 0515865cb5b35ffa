import type { Context } from 'hono';
import { inTrace, parseTraceparent } from '#server/platform/tracing/trace.ts';
import { noTracing, type Span } from '#server/platform/tracing/tracing.ts';
import type { HttpOptions } from './options.ts';
import { headerOf } from './request-header.ts';

/**
 * Begins the span of a call, in the trace of its `traceparent` header where that is valid. Whoever calls
 * chooses that id: it says what belongs together in the log, and nothing else.
 */
export function beginCallSpan(
  c: Context,
  { route, requestId }: { route: string; requestId?: string },
  { tracing = noTracing }: Pick<HttpOptions, 'tracing'>,
): Span {
  const { method } = c.req;
  return tracing.begin(`${method} ${route}`, {
    kind: 'server',
    parent: parseTraceparent(headerOf(c, 'traceparent')),
    attributes: {
      'http.request.method': method,
      'http.route': route,
      ...(requestId && { 'nearhand.request_id': requestId }),
    },
  });
}

/** Serves a call outside of the contract, such as a webhook, in its trace. */
export function inCallSpan(
  c: Context,
  route: string,
  options: Pick<HttpOptions, 'tracing'>,
  serve: () => Promise<Response>,
): Promise<Response> {
  const span = beginCallSpan(c, { route }, options);
  return inTrace(span.trace, async () => {
    let status = 500;
    try {
      const answer = await serve();
      ({ status } = answer);
      return answer;
    } finally {
      span.end({ attributes: { 'http.response.status_code': status }, failed: status >= 500 });
    }
  });
}
