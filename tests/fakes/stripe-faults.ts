import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What may go wrong between us and Stripe. */
export type StripeFault =
  | 'refused'
  | 'silent'
  | 'trickle'
  | 'garbage'
  | 'cut'
  | 'foreign'
  | 'redirect'
  | 'error'
  | 'busy'
  | 'lost';

/** Stands between the SDK and the sandbox; lets everything through until told otherwise. */
export interface StripeFaults {
  port: number;
  /** Everything that was asked, in order; the key of what was to be made once. */
  asked: { method: string; path: string; key: string | undefined }[];
  /** From now on; undefined lets everything through again. `only` are calls whose path it matches. */
  break(fault: StripeFault | undefined, only?: RegExp): void;
  close(): Promise<void>;
}

/** The way to an API on `port` of this machine. */
export async function startStripeFaults(port: number): Promise<StripeFaults> {
  const asked: StripeFaults['asked'] = [];
  let fault: StripeFault | undefined;
  let concerned = /./;
  const server = createServer((call, answer) => {
    const { method = '', url: path = '', headers } = call;
    const key = headers['idempotency-key'];
    asked.push({ method, path, key: typeof key === 'string' ? key : undefined });
    if (fault && concerned.test(path)) fail[fault](answer, () => forward(call, port));
    else forward(call, port, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    break: (next, only = /./) => {
      fault = next;
      concerned = only;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const INTERNAL = JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong' } });

const fail: Record<StripeFault, (answer: ServerResponse, pass: () => void) => void> = {
  refused: (answer) => answer.destroy(),
  silent: () => {},
  trickle: (answer) => {
    answer.writeHead(200, JSON_TYPE);
    const drip = setInterval(() => answer.write(' '), 200);
    answer.on('close', () => clearInterval(drip));
  },
  garbage: (answer) => answer.writeHead(200, JSON_TYPE).end('<html>Welcome</html>'),
  cut: (answer) => {
    answer.writeHead(200, { ...JSON_TYPE, 'content-length': '900' }).write('{"id": "cus_');
    answer.destroy();
  },
  foreign: (answer) => answer.writeHead(200, JSON_TYPE).end('{"ok": true}'),
  redirect: (answer) => answer.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  error: (answer) => answer.writeHead(500, JSON_TYPE).end(INTERNAL),
  busy: (answer) => answer.writeHead(429, { ...JSON_TYPE, 'retry-after': '1' }).end(INTERNAL),
  // It is done, and nobody hears of it.
  lost: (answer, pass) => {
    pass();
    answer.destroy();
  },
};

function forward(call: IncomingMessage, port: number, answer?: ServerResponse): void {
  const { method, url: path, headers } = call;
  const onward = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
    if (answer) {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    } else response.resume();
  });
  onward.on('error', () => answer?.destroy());
  call.pipe(onward);
}
