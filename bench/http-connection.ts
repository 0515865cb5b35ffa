import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpCall {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  /** Instead of a token: the cookie of somebody other than a person. */
  cookie?: string;
  body?: unknown;
}

export interface HttpAnswer {
  status: number;
  body: string;
}

/**
 * One kept-alive connection that carries one call at a time: with minimal overhead, because the
 * benchmark shares its processors with the server.
 */
export async function openConnection(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  // One that breaks between two calls is found out by the next.
  socket.on('error', () => {});
  return {
    isOpen: () => socket.readyState === 'open',
    async ask(call: HttpCall): Promise<HttpAnswer> {
      socket.write(requestText(call, port));
      return readAnswer(socket);
    },
    close: () => void socket.destroy(),
  };
}

export type HttpConnection = Awaited<ReturnType<typeof openConnection>>;

export function requestText({ method, path, token, cookie, body }: HttpCall, port: number): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  return [
    `${method} ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    ...(token === undefined ? [] : [`cookie: sid=${token}`]),
    ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
    '',
    text,
  ].join('\r\n');
}

function readAnswer(socket: Socket): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const take = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const answer = wholeAnswer(received);
      if (answer) finish(() => resolve(answer));
    };
    const fail = () => finish(() => reject(new Error('The server closed the connection')));
    const finish = (settle: () => void) => {
      socket.off('data', take).off('close', fail).off('error', fail);
      settle();
    };
    socket.on('data', take).on('close', fail).on('error', fail);
  });
}

/** Parses what our server sends: a length, or one whole chunked body. */
function wholeAnswer(received: Buffer): HttpAnswer | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1];
  const from = end + 4;
  if (length !== undefined || status === 204) {
    const to = from + Number(length ?? 0);
    return received.length < to ? undefined : { status, body: received.toString('utf8', from, to) };
  }
  const last = received.length - 5;
  if (received.toString('latin1', last) !== '0\r\n\r\n') return undefined;
  return { status, body: received.toString('utf8', from, last) };
}
