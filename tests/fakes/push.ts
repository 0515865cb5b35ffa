import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, globalAgent, type Server } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { selfSigned } from './certificate.ts';

/** A subscribed browser, and the messages it showed. */
export interface FakeBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  shown: Record<string, unknown>[];
}

/** A fake push service on loopback, over https, with browsers that decrypt their messages. */
export interface FakePush {
  /** The value for PUSH_HOSTS. */
  host: string;
  port: number;
  /** Of the service, in PEM: what another process has to trust. */
  certificate: string;
  /** Subscribes a browser with the public key of a site; it accepts only that site's messages. */
  subscribe(siteKey: string): FakeBrowser;
  /** The headers of each request. */
  asked: Record<string, unknown>[];
  /** Answers the next message with this status, once. */
  refuseNext(status: number): void;
  close(): Promise<void>;
}

/** Starts it. `publicPort` is that of the endpoints, where something stands before it. */
export async function startFakePush(publicPort?: number): Promise<FakePush> {
  const { key, cert } = selfSigned();
  const trustNoMore = trust(cert);
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => void>();
  const asked: FakePush['asked'] = [];
  let refusal: number | undefined;
  const answer = async (request: IncomingMessage): Promise<number> => {
    const body = await buffer(request);
    asked.push(request.headers);
    const status = refusal;
    refusal = undefined;
    const take = browsers.get(request.url ?? '');
    if (status !== undefined || !take) return status ?? 404;
    take(request, body);
    return 201;
  };
  const server = await listen({ key, cert }, answer);
  const { port } = server.address() as AddressInfo;
  const origin = `https://localhost:${publicPort ?? port}`;
  return {
    host: 'localhost',
    port,
    certificate: cert,
    asked,
    subscribe(siteKey) {
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const { browser, take } = makeBrowser(origin + path, siteKey);
      browsers.set(path, take);
      return browser;
    },
    refuseNext: (status) => (refusal = status),
    close: () => {
      trustNoMore();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function listen(
  certificate: { key: string; cert: string },
  answer: (request: IncomingMessage) => Promise<number>,
): Promise<Server> {
  const server = createServer(certificate, (request, response) => {
    answer(request).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** A browser that shows messages of that key, and throws at anything else. */
function makeBrowser(endpoint: string, siteKey: string) {
  const { keys, open } = browserKeys();
  const browser: FakeBrowser = { subscription: { endpoint, keys }, shown: [] };
  const take = ({ headers }: IncomingMessage, body: Buffer) => {
    assertSentBy(siteKey, new URL(endpoint).origin, headers.authorization);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('wrong encoding');
    browser.shown.push(JSON.parse(open(body)) as Record<string, unknown>);
  };
  return { browser, take };
}

/** Makes every https call of this process trust a certificate; returns the undo function. */
function trust(cert: string): () => void {
  const before = globalAgent.options.ca;
  globalAgent.options.ca = cert;
  return () => {
    if (before === undefined) delete globalAgent.options.ca;
    else globalAgent.options.ca = before;
    globalAgent.destroy();
  };
}

/** The keys of a browser, and its decryption (RFC 8291, RFC 8188). */
function browserKeys() {
  const own = createECDH('prime256v1');
  const ownPublic = own.generateKeys();
  const auth = randomBytes(16);
  const open = (body: Buffer): string => {
    const salt = body.subarray(0, 16);
    const idLength = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, theirs]);
    const secret = hkdfSync('sha256', own.computeSecret(theirs), auth, info, 32);
    const derive = (what: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, length),
      );
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  };
  const keys = { p256dh: ownPublic.toString('base64url'), auth: auth.toString('base64url') };
  return { keys, open };
}

/** Throws unless the subscribed site signed for this service, now (RFC 8292). */
function assertSentBy(siteKey: string, origin: string, authorization = ''): void {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== siteKey) throw new Error('signed by another site');
  const [head, claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(siteKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  const isNow = exp > Date.now() / 1000 && exp < Date.now() / 1000 + 86_401;
  if (!signed || aud !== origin || !isNow || !/^(mailto|https):/.test(sub))
    throw new Error('not signed as it must be');
}
