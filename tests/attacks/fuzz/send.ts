import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Input } from './input.ts';

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The timeout: a later answer counts as a hang. */
const TIMEOUT_MS = 20_000;

const agent = new Agent({ keepAlive: true });

/** Sends raw bytes: fetch would normalize the URL and refuse some headers. */
export function send(origin: string, { method, target, headers, body }: Input): Promise<Got> {
  const { hostname, port } = new URL(origin);
  const length = body && { 'content-length': String(body.byteLength) };
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path: target, timeout: TIMEOUT_MS };
    const call = request({ ...options, headers: { ...headers, ...length } }, (answer) => {
      const got = { status: answer.statusCode ?? 0, headers: answer.headers };
      // A stream never ends: its beginning is enough.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        answer.destroy();
        resolve({ ...got, text: '' });
        return;
      }
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => void (text += chunk));
      answer.on('end', () => resolve({ ...got, text }));
      answer.on('error', reject);
    });
    call.on('timeout', () => call.destroy(new Error('hangs')));
    call.on('error', reject);
    call.end(body);
  });
}
