import * as z from 'zod/mini';
import type { Call, CancelSignal, Endpoint, RawBody, Result, Schema } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';

/** A refused call. `message` is "<status>: <response text>", or the status text where the body is empty. */
export class CallError extends Error {
  readonly status: number;
  readonly body: ErrorBody | undefined;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'CallError';
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

/** The subset of `fetch` the client needs, so that the contract depends on no platform. */
export interface HttpAnswer {
  ok: boolean;
  status: number;
  statusText: string;
  text(): Promise<string>;
}
export type HttpFetch = (
  url: string,
  init: {
    method: string;
    credentials: 'include';
    headers: Record<string, string>;
    body?: string | RawBody;
    signal?: CancelSignal;
  },
) => Promise<HttpAnswer>;

/** How an answer is validated: by default as strictly as on the server. */
export type Read = (schema: Schema, answer: unknown) => unknown;

/**
 * Creates the typed caller of endpoints. Credentials are always included; a JSON body is sent only
 * with a payload; the answer is parsed by the endpoint's schema. Throws CallError on any
 * non-success.
 */
export function makeCall(fetch: HttpFetch, origin = '', read: Read = z.parse) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: Call<E> = {} as Call<E>,
  ): Promise<Result<E>> {
    const parts = input as Loose;
    const answer = await fetch(origin + urlOf(endpoint, parts), {
      method: endpoint.method,
      credentials: 'include',
      headers: headersOf(endpoint, parts),
      ...(parts.body === undefined
        ? {}
        : { body: endpoint.upload ? (parts.body as RawBody) : JSON.stringify(parts.body) }),
      ...(parts.signal ? { signal: parts.signal } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new CallError(answer.status, text || answer.statusText);
    if (endpoint.response === null) return undefined as Result<E>;
    return read(endpoint.response as Schema, JSON.parse(text)) as Result<E>;
  };
}

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: CancelSignal;
}

function urlOf(endpoint: Endpoint, { params, query }: Loose): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const pairs = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function headersOf({ upload }: Endpoint, { body, idempotencyKey }: Loose): Record<string, string> {
  return {
    ...(body === undefined
      ? {}
      : { 'Content-Type': upload ? (body as RawBody).type : 'application/json' }),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}

function parseErrorBody(text: string): ErrorBody | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body
      ? (body as ErrorBody)
      : undefined;
  } catch {
    return undefined;
  }
}
