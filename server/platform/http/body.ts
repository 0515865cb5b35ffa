import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import type { Upload, UploadRules } from '#contract/endpoint.ts';
import { MIN_UPLOAD_RATE } from './min-upload-rate.ts';
import { pacedBody } from './paced-body.ts';
import { readLimitedBody } from './read-body.ts';
import { headerOf } from './request-header.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withTimeout } from '#server/platform/with-timeout.ts';

/** Default maximum of a JSON body, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

const maxDepth = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether a call declares no body. */
export function hasNoBody(c: Context): boolean {
  const isChunked = headerOf(c, 'transfer-encoding') !== undefined;
  return !isChunked && (headerOf(c, 'content-length') ?? '0') === '0';
}

/**
 * Reads a JSON body, declared or chunked, of at most `limit` bytes.
 * @throws Refusal `not_json` for any other content type, `too_large`, or `bad_json` for an empty,
 * malformed, too deep or not UTF-8 text, `too_slow` where it takes longer than the largest would at the
 * minimum rate
 */
export async function readJson(c: Context, limit: number): Promise<unknown> {
  if (!isJson(headerOf(c, 'content-type'))) throw new Refusal('not_json');
  const bytes = await withTimeout(readLimitedBody(c.req.raw, limit), patienceMs(limit), () => {
    throw new Refusal('too_slow');
  });
  if (!bytes) throw new Refusal('too_large');
  const value = parse(bytes);
  if (isDeeperThan(value, maxDepth)) throw new Refusal('bad_json');
  return value;
}

/**
 * Accepts an upload by its headers; its bytes are streamed lazily. @throws Refusal `file_type_refused`, or `too_large` by its declared
 * length
 */
export function receiveUpload(c: Context, { types, maxBytes }: UploadRules): Upload {
  const [mediaType = ''] = (headerOf(c, 'content-type') ?? '').toLowerCase().split(';');
  if (!types.includes(mediaType.trim())) throw new Refusal('file_type_refused');
  assertSmallEnough(c, maxBytes);
  return {
    mediaType: mediaType.trim(),
    read: () => buffer(readPieces(c, maxBytes)),
    chunks: () => readPieces(c, maxBytes),
  };
}

function patienceMs(limit: number): number {
  return (MIN_UPLOAD_RATE.graceSeconds + limit / MIN_UPLOAD_RATE.bytesPerSecond) * 1000;
}

function isJson(contentType: string | undefined): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((one) => /^\s*charset="?([^"]*?)"?\s*$/.exec(one)?.[1])
    .find(Boolean);
  return type.trim() === 'application/json' && (charset === undefined || charset === 'utf-8');
}

async function* readPieces(c: Context, limit: number): AsyncGenerator<Uint8Array> {
  const { body } = c.req.raw;
  let size = 0;
  for await (const chunk of body ? pacedBody(body) : []) {
    size += chunk.byteLength;
    if (size > limit) throw new Refusal('too_large');
    yield chunk;
  }
}

function assertSmallEnough(c: Context, limit: number): void {
  if (Number(headerOf(c, 'content-length') ?? 0) > limit) throw new Refusal('too_large');
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = utf8.decode(bytes);
    return mayNameOfAny(text) ? JSON.parse(text, withoutOfAny) : JSON.parse(text);
  } catch {
    throw new Refusal('bad_json');
  }
}

/**
 * Property names that JavaScript and our schemas read of any value (prototype pollution): an object
 * must not pass for another, and one with a `length` is measured like a text. The contract has no
 * such name. Escapes may spell any letter.
 */
function mayNameOfAny(text: string): boolean {
  return /"(?:__proto__|length)"|\\u00/.test(text);
}

function withoutOfAny(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'length' ? undefined : value;
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((part) => isDeeperThan(part, depth - 1));
}
