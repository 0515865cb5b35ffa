import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const FAKE_APP = { appId: '4242', appSecret: 'the-app-secret-of-tests' };

interface Answers {
  'oauth/access_token': object;
  debug_token: object;
  me: object;
}

/** A fake Graph API on loopback, honest by default. */
export interface FakeFacebook {
  url: URL;
  /** The calls, in order. */
  calls: { path: string; fields: URLSearchParams }[];
  /** Vouches for this person from now on; `changed` overrides answers. */
  vouchFor(person: { id: string; name: string; email?: string }, changed?: Partial<Answers>): void;
  /** Answers every call with this status from now on, 200 to reset. */
  failWith(status: number): void;
  /** The `appsecret_proof` of the token. */
  rightProof: string;
  close(): Promise<void>;
}

const token = 'SECRET-ACCESS';

export async function startFakeFacebook(): Promise<FakeFacebook> {
  const calls: FakeFacebook['calls'] = [];
  let answers: Partial<Answers> = {};
  let status = 200;
  const answer = async (request: IncomingMessage) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://graph');
    const path = pathname.slice(1);
    const posted = new URLSearchParams(await text(request));
    calls.push({ path, fields: posted.size > 0 ? posted : searchParams });
    return JSON.stringify(answers[path as keyof Answers] ?? { error: { message: 'Unknown' } });
  };
  const server = createServer((request, response) => {
    void answer(request).then((body) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    calls,
    vouchFor(person, changed = {}) {
      const data = { app_id: FAKE_APP.appId, type: 'USER', is_valid: true, user_id: person.id };
      const granted = { access_token: token, token_type: 'bearer', expires_in: 60 };
      answers = { 'oauth/access_token': granted, debug_token: { data }, me: person, ...changed };
    },
    failWith: (said) => (status = said),
    rightProof: createHmac('sha256', FAKE_APP.appSecret).update(token).digest('hex'),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
