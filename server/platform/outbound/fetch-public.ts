import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why nothing was fetched. */
export type FetchFailure = 'not_allowed' | 'unreachable' | 'too_large';

export class FetchFailed extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure, cause?: unknown) {
    super(`not fetched: ${failure}`, { cause });
    this.name = 'FetchFailed';
    this.failure = failure;
  }
}

export interface FetchLimits {
  maxBytes: number;
  /** For all of it, redirects included. */
  timeoutMs: number;
  maxRedirects: number;
}

/** What may be called: the public internet by HTTPS, but for tests. */
interface Reach {
  protocols: readonly string[];
  isAllowed(address: string): boolean;
  /** Of these names only; without it of any. */
  isHost?(hostname: string): boolean;
}

export const THE_PUBLIC_INTERNET: Reach = { protocols: ['https:'], isAllowed: isPublicAddress };

/** Fetches a text as `fetchPublicBytes` fetches bytes. @throws FetchFailed */
export async function fetchPublic(
  address: string,
  limits: FetchLimits,
  reach: Reach = THE_PUBLIC_INTERNET,
): Promise<string> {
  return (await fetchPublicBytes(address, limits, reach)).toString('utf8');
}

/**
 * Fetches what is at an address that a person gave us. The address their name resolves to is checked,
 * and it is that one which is connected to, so that no answer of a name server leads inside; the same
 * holds for each redirect (SSRF).
 * @throws FetchFailed
 */
export async function fetchPublicBytes(
  address: string,
  limits: FetchLimits,
  reach: Reach,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = parsed(address);
  for (let redirects = 0; ; redirects += 1) {
    assertAllowed(url, reach);
    const answer = await ask(url, reach, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return readBytes(answer, limits.maxBytes);
    answer.destroy();
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location;
    if (!isRedirect || redirects === limits.maxRedirects) throw new FetchFailed('unreachable');
    url = parsed(headers.location ?? '', url);
  }
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url === null) throw new FetchFailed('not_allowed');
  return url;
}

function assertAllowed({ protocol, hostname, username, password }: URL, reach: Reach): void {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const isHidden = isIP(literal) !== 0 && !reach.isAllowed(literal);
  const isNamed = reach.isHost?.(hostname) ?? true;
  const isPlain = reach.protocols.includes(protocol) && username === '' && password === '';
  if (!isPlain || isHidden || !isNamed) throw new FetchFailed('not_allowed');
}

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = {
    agent: false,
    lookup: guardedLookup(reach),
    signal,
    headers: { accept: 'text/calendar, text/plain', 'accept-encoding': 'identity' },
  };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(error instanceof FetchFailed ? error : new FetchFailed('unreachable', error));
    request(url, options, resolve).on('error', fail).end();
  });
}

function guardedLookup({ isAllowed }: Reach): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new FetchFailed('not_allowed'), '', 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
}

async function readBytes(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FetchFailed('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof FetchFailed ? error : new FetchFailed('unreachable', error);
  }
  return Buffer.concat(chunks);
}
