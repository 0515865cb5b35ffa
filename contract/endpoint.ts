import * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call: anybody, any signed-in person, one role, or an admin by their own session. */
export type Audience = 'anyone' | 'signed-in' | 'customer' | 'professional' | 'admin';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Schema = z.core.$ZodType;
type Fields = Readonly<Record<string, Schema>>;

/** A call, described once: server, browser client, OpenAPI and tests are derived from it. */
export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  audience: Audience;
  summary: string;
  /** One schema for each `:name` of the path. */
  params?: Fields;
  query?: Fields;
  body?: Schema;
  /** Instead of a JSON body: the raw bytes of a file. */
  upload?: UploadRules;
  /** The answer; `null` answers 204 without a body, `file` the bytes of one. */
  response: Schema | null | 'file';
  status?: 200 | 201;
  /** True where a missing body means `{}`, as one documented call is made. */
  emptyBody?: true;
  /** The maximum of the body where it is less than the default of 64 kB. */
  maxBodyBytes?: number;
  /** True where an admin may call before enrolling a required second factor. */
  beforeEnrolment?: true;
  /** True where an `Idempotency-Key` header makes a repeated create answer the first result. */
  idempotent?: true;
  /** Codes beside those that follow from audience and input (401, 403, 400, 415, 413, 422, 429). */
  errors: readonly ErrorCode[];
}

/** The accepted media types of an upload, and its maximum size in bytes. */
export interface UploadRules {
  types: readonly string[];
  maxBytes: number;
}

/** An upload as a handler receives it; it is read lazily. */
export interface Upload {
  mediaType: string;
  /** All of it. @throws Refusal `too_large` or `too_slow` as soon as a limit is exceeded */
  read(): Promise<Uint8Array>;
  /** Streams it in chunks: for what is too large for memory. @throws as `read` does */
  chunks(): AsyncIterable<Uint8Array>;
}

/** An uploaded body: a Blob, or a File. */
export interface RawBody {
  readonly size: number;
  readonly type: string;
}

/** A file as a handler answers it. */
export interface FileAnswer {
  mediaType: string;
  name: string;
  /** Left out where it is unknown before reading. */
  bytes?: number;
  /** Whether browsers may show it inline; otherwise it is a download. */
  inline: boolean;
  /** True where browsers may not cache it. */
  noStore?: true;
  /** Read once, or never for a HEAD. */
  content: AsyncIterable<Uint8Array>;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never;

type PathAgrees<E extends Endpoint> = [ParamNames<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: { [K in ParamNames<E['path']>]: Schema } } & (Exclude<
      keyof E['params'],
      ParamNames<E['path']>
    > extends never
      ? unknown
      : { params: 'a parameter that the path does not name' });

type GetHasNoBody<E extends Endpoint> = E['method'] extends 'GET'
  ? { body?: undefined; upload?: undefined }
  : unknown;

/**
 * Declares a call. Path parameters must agree with `params`; a GET has no body. A bundler leaves out
 * the calls that a page does not make.
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(
  description: E & PathAgrees<E> & GetHasNoBody<E>,
): E {
  return description;
}

// Through `_zod` rather than z.ZodType<…>: comparing whole schema types costs the compiler 2.6 times.
type OutputOf<S> = S extends { _zod: { output: infer T } } ? T : undefined;
export type InputOf<S> = S extends { _zod: { input: infer T } } ? T : undefined;
type OutputOfFields<F> = F extends Fields ? { [K in keyof F]: OutputOf<F[K]> } : undefined;
type OptionalKeys<F> = {
  [K in keyof F]: undefined extends InputOf<F[K]> ? K : never;
}[keyof F];
type InputOfFields<F> = F extends Fields
  ? { [K in Exclude<keyof F, OptionalKeys<F>>]: InputOf<F[K]> } & {
      [K in OptionalKeys<F>]?: InputOf<F[K]> | undefined;
    }
  : undefined;

/** The parsed input of a handler. */
export interface Parsed<E extends Endpoint> {
  params: OutputOfFields<E['params']>;
  query: OutputOfFields<E['query']>;
  body: E['upload'] extends UploadRules ? Upload : OutputOf<E['body']>;
}

/** The result of a handler: it is parsed by the response schema before it is sent. */
export type Answer<E extends Endpoint> = E['response'] extends null
  ? void
  : E['response'] extends 'file'
    ? FileAnswer
    : InputOf<E['response']>;

/** The result for a caller; files are not called, but linked by URL. */
export type Result<E extends Endpoint> = E['response'] extends null
  ? undefined
  : E['response'] extends 'file'
    ? never
    : OutputOf<E['response']>;

/** The arguments of a caller: only the parts the endpoint has. */
export type Call<E extends Endpoint> = (E['params'] extends Fields
  ? { params: InputOfFields<E['params']> }
  : unknown) &
  (E['query'] extends Fields ? { query?: InputOfFields<E['query']> } : unknown) &
  (E['body'] extends Schema ? { body: InputOf<E['body']> } : unknown) &
  (E['upload'] extends UploadRules ? { body: RawBody } : unknown) &
  (E['idempotent'] extends true ? { idempotencyKey?: string } : unknown) & {
    signal?: CancelSignal;
  };

/** The subset of AbortSignal the contract needs: it depends on no platform. */
export interface CancelSignal {
  readonly aborted: boolean;
}
