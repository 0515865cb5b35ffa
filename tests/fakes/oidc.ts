import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Json = Record<string, unknown>;

/** Overrides of a token; honest by default. */
export interface Forgery {
  header?: Json;
  sign?: (signed: string) => string;
}

/** A fake OpenID provider on loopback, honest by default. */
export interface FakeOidc {
  issuer: URL;
  /** Its public key as PEM, which everybody may know. */
  publicPem: string;
  /** The requested paths, and every form sent to its token endpoint. */
  asked: string[];
  forms: URLSearchParams[];
  /** Sets the claims of the next token, or the whole answer. */
  vouchFor(claims: Json, forgery?: Forgery): void;
  answerNext(answer: { status: number; body: string }): void;
  close(): Promise<void>;
}

export const FAKE_CLIENT = { clientId: 'the-client', clientSecret: 'the-client-secret-of-tests' };

export async function startFakeOidc(port = 0): Promise<FakeOidc> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asked: string[] = [];
  const forms: URLSearchParams[] = [];
  let token: () => string = () => '';
  let special: { status: number; body: string } | undefined;
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig' }] };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '');
    const send = (body: unknown) => json(response, 200, JSON.stringify(body));
    if (request.url?.startsWith('/.well-known/')) return send(metadata(issuer.origin));
    if (request.url === '/jwks') return send(jwks);
    forms.push(new URLSearchParams(await text(request)));
    const said = special;
    special = undefined;
    if (said) return json(response, said.status, said.body);
    return send({ access_token: 'SECRET-ACCESS', token_type: 'bearer', id_token: token() });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    issuer,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }),
    asked,
    forms,
    vouchFor(claims, forgery = {}) {
      token = () => makeToken({ ...standard(issuer), ...claims }, forgery, privateKey);
    },
    answerNext: (said) => (special = said),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Signs with an attacker's key. */
export function signedByAnother(signed: string): string {
  return signRs256(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)(signed);
}

/** Signs with a text as the shared secret, such as a public key. */
export function signedWithSecret(secret: string): (signed: string) => string {
  return (signed) => createHmac('sha256', secret).update(signed).digest('base64url');
}

function signRs256(key: KeyObject): (signed: string) => string {
  return (signed) => createSign('sha256').update(signed).sign(key, 'base64url');
}

function makeToken(claims: Json, { header, sign }: Forgery, key: KeyObject): string {
  const parts = [{ alg: 'RS256', kid: 'k1', ...header }, claims];
  const signed = parts.map((part) => encode(part)).join('.');
  return `${signed}.${(sign ?? signRs256(key))(signed)}`;
}

function standard({ origin }: URL): Json {
  const now = Math.floor(Date.now() / 1000);
  return { iss: origin, aud: FAKE_CLIENT.clientId, iat: now, exp: now + 300 };
}

function metadata(origin: string): Json {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/auth`,
    token_endpoint: `${origin}/token`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    authorization_response_iss_parameter_supported: false,
  };
}

function encode(part: Json): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function json(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
