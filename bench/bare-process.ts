// The baseline: a node of `node:http` and the bare driver that stores a message and publishes it to
// the other side's page, without session, checks, jobs and stored events.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Client, Pool } from 'pg';
import { uuidv7 } from '#server/platform/uuid.ts';

const connectionString = process.env['DATABASE_URL'];
const pool = new Pool({ connectionString });
const listener = new Client({ connectionString });
const pages = new Map<string, ServerResponse>();

const INSERT = `with sent as (
    insert into messages (id, request_id, professional_id, sender_user_id, sender_type, content,
      message_type, attachment_count, created_at)
    select $1, id, professional_id, customer_id, 'user', $3, 'text', 0, now()
    from requests where id = $2 returning professional_id
  ) select pg_notify('bare', right(professional_id::text, 12) || ' ' || $1) from sent`;

await listener.connect();
await listener.query('listen bare');
listener.on('notification', ({ payload = '' }) => {
  const [number = '', messageId] = payload.split(' ');
  pages.get(number)?.write(`data: ${JSON.stringify({ messageId })}\n\n`);
});

const server = createServer((request, response) => {
  if (request.url === '/api/events') return open(request, response);
  void store(request, response);
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

async function store(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { serviceRequestId, content } = (await json(request)) as Record<string, string>;
  const id = uuidv7();
  await pool.query({ name: 'insert', text: INSERT, values: [id, serviceRequestId, content] });
  const answer = JSON.stringify({ id });
  response.writeHead(201, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(answer),
  });
  response.end(answer);
}
