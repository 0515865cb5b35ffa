import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A second address of a site, under which it can have a new version. */
export interface NewVersion {
  url: string;
  /** From now on the service worker is another, of pages that begin with another script. */
  publish(): void;
  end(): void;
}

const ENTRY = /\/assets\/index-(?=[\w-]+\.js)/g;

/** Starts it before a program, on a free port of loopback; what it passes on is uncompressed. */
export async function startNewVersion(program: string): Promise<NewVersion> {
  let isPublished = false;
  const server = createServer((asked, answer) => {
    if (asked.url?.includes('/assets/index-new-')) answer.end();
    else passOn(program, asked, answer, isPublished && asked.url === '/service-worker.js');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: () => (isPublished = true),
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function passOn(
  program: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  isNew: boolean,
): void {
  const { method, url = '/' } = asked;
  const { 'if-none-match': known, ...rest } = asked.headers;
  const plain = {
    ...rest,
    ...(known && !isNew && { 'if-none-match': known }),
    'accept-encoding': 'identity',
  };
  const onward = request(new URL(url, program), { method, headers: plain }, (came) => {
    answer.writeHead(
      came.statusCode ?? 502,
      isNew ? { 'content-type': 'text/javascript' } : came.headers,
    );
    if (isNew) void rewrite(came, answer);
    else came.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}

async function rewrite(came: IncomingMessage, answer: ServerResponse): Promise<void> {
  answer.end((await text(came)).replaceAll(ENTRY, '/assets/index-new-'));
}
