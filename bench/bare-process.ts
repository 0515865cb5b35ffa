// The baseline: what an engineer writes by hand for the same calls, without limits, jobs, stored
// events and a check of the session. `node:http`, the bare driver, one prepared statement a call.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Client, Pool } from 'pg';
import { bareStatements } from './bare-statements.ts';

const connectionString = process.env['DATABASE_URL'];
const pool = new Pool({ connectionString, max: 8 });
const listener = new Client({ connectionString });
const pages = new Map<string, ServerResponse>();

await listener.connect();
await listener.query('listen bare');
listener.on('notification', ({ payload = '' }) => {
  const [number = '', messageId] = payload.split(' ');
  pages.get(number)?.write(`data: ${JSON.stringify({ messageId })}\n\n`);
});

const server = createServer((request, response) => {
  if (request.url === '/api/events') return open(request, response);
  void answer(request, response);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
process.once('disconnect', () => process.exit());
process.send?.({ port: (server.address() as AddressInfo).port });

/** The token of a synthetic person ends in the number of the professional. */
function open({ headers }: IncomingMessage, response: ServerResponse): void {
  pages.set((headers.cookie ?? '').slice(-12), response);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 3000\n\n');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url = '' } = request;
  const caller = callerOf(request);
  if (method === 'GET') {
    const isList = url.startsWith('/api/user/requests');
    const id = isList ? caller : url.slice(url.indexOf('=') + 1);
    return send(response, 200, await textOf(isList ? 'list' : 'conversation', [id]));
  }
  const body = (await json(request)) as Record<string, string>;
  if (url === '/api/messages') {
    const values = [body.serviceRequestId, caller, body.content];
    return send(response, 201, await textOf('message', values));
  }
  const place = [45.4 + Math.random() / 5, -73.7 + Math.random() / 5];
  const values = [caller, body.profession, body.description, body.location, body.urgency, ...place];
  send(response, 201, await textOf('request', values));
}

/** The token of a synthetic person ends in the id of the user. */
function callerOf({ headers }: IncomingMessage): string {
  return (headers.cookie ?? '').slice(-36);
}

async function textOf(name: keyof typeof bareStatements, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({ name, text: bareStatements[name], values });
  return rows[0]?.json ?? '[]';
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
