import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults between us and Stripe. */
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
  | 'untaxable'
  | 'lost';

/** A proxy between the SDK and the sandbox; transparent by default. */
export interface StripeFaults {
  port: number;
  /** All requests, in order; with the idempotency key of creates. */
  asked: { method: string; path: string; key: string | undefined }[];
  /** Sets a fault; undefined removes it. `only` matches the paths of affected calls. */
  break(fault: StripeFault | undefined, only?: RegExp): void;
  close(): Promise<void>;
}

/** Starts a proxy to an API on `port` of this machine. */
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
const UNTAXABLE = JSON.stringify({
  error: {
    type: 'invalid_request_error',
    code: 'customer_tax_location_invalid',
    param: 'automatic_tax',
    message: "The customer's location isn't recognized.",
  },
});

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
  untaxable: (answer) => answer.writeHead(400, JSON_TYPE).end(UNTAXABLE),
  // The call is executed, and its answer lost.
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
