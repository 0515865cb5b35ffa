import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy before several nodes, as in a deployment: it forwards everything unbuffered. */
export interface Proxy {
  port: number;
  stop(): Promise<void>;
}

/** Starts one; `nodeFor` returns the port of the node that serves a call. */
export async function startProxy(nodeFor: (path: string) => number): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer({ noDelay: true }, (asked, answer) =>
    pass(asked, answer, { agent, port: nodeFor(asked.url ?? '') }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  node: { agent: Agent; port: number },
): void {
  const { method, url, headers } = asked;
  const passed = request({ ...node, host: '127.0.0.1', method, path: url, headers });
  passed.on('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    // The page of a stream waits for its headers.
    answer.flushHeaders();
    given.pipe(answer);
  });
  passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => passed.destroy());
  asked.pipe(passed);
}
