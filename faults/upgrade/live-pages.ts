import { request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** An open page: it connects again where its stream ends, after the last event it has seen. */
export interface LivePage {
  /** The messages it was told of. */
  seen: ReadonlySet<string>;
  /** How often it had to connect again. */
  reconnections(): number;
  close(): void;
}

/** Opens a page's live stream for the owner of a session token. */
export function openLivePage(port: number, token: string): LivePage {
  const seen = new Set<string>();
  const state = { last: '', connections: 0, isClosed: false };
  let stream: IncomingMessage | undefined;
  const follow = async () => {
    while (!state.isClosed) {
      const answer = await connect(port, token, state.last).catch(() => undefined);
      if (answer?.statusCode === 200) {
        stream = answer;
        state.connections += 1;
        await readEvents(answer, (line) => {
          const id = /^id: (\d+)/.exec(line)?.[1];
          if (id !== undefined) state.last = id;
          for (const [, message] of line.matchAll(/"messageId":"([^"]+)"/g)) seen.add(message!);
        });
      } else answer?.destroy();
      await sleep(100);
    }
  };
  void follow();
  return {
    seen,
    reconnections: () => Math.max(0, state.connections - 1),
    close() {
      state.isClosed = true;
      stream?.destroy();
    },
  };
}

function connect(port: number, token: string, last: string): Promise<IncomingMessage> {
  const headers = { cookie: `sid=${token}`, ...(last && { 'last-event-id': last }) };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false });
    asked.on('response', resolve).on('error', reject).end();
  });
}

/** Resolves when the stream ends, however it does. */
async function readEvents(answer: IncomingMessage, take: (line: string) => void): Promise<void> {
  let rest = '';
  try {
    for await (const part of answer.setEncoding('utf8')) {
      const lines = (rest + String(part)).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    }
  } catch {
    // Cut off: it connects again.
  }
}
