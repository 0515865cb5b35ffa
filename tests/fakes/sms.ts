import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A fake text message service on loopback, with Twilio's API. */
export interface FakeSms {
  baseUrl: string;
  /** Everything accepted so far, in order. */
  messages: { path: string; authorization: string; to: string; from: string; text: string }[];
  /** Answers the next call with this status, once. */
  refuseNext(status: number): void;
  close(): Promise<void>;
}

export async function startFakeSms(): Promise<FakeSms> {
  const messages: FakeSms['messages'] = [];
  let refusal: number | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const status = refusal ?? 201;
    refusal = undefined;
    if (status === 201) messages.push(read(request.url, request.headers.authorization, body));
    response.writeHead(status).end(status === 201 ? `{"sid":"SM${messages.length}"}` : '{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    messages,
    refuseNext: (status) => (refusal = status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(path = '', authorization = '', body: string): FakeSms['messages'][number] {
  const form = new URLSearchParams(body);
  const field = (name: string) => form.get(name) ?? '';
  return { path, authorization, to: field('To'), from: field('From'), text: field('Body') };
}
