import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { makeCall } from '#contract/client.ts';
import { CookieJar } from '#tests/support/cookie-jar.ts';
import type { Mailbox } from './walk.ts';

const START = path.join(import.meta.dirname, '../../server/app/start.ts');

/** The real program as `npm start` runs it, on a data directory, with a way to kill it. */
export interface KillableProgram {
  url: string;
  mailbox: Mailbox;
  kill(): Promise<void>;
}

/** Starts the program and waits until it says that it is ready. */
export async function startKillable(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<KillableProgram> {
  const child = spawn(process.execPath, [START, 'demo'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, ...env },
  });
  const url = await readyAddress(child);
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return { url, kill, mailbox: outboxAt(url) };
}

/** A browser whose cookies outlive the program. */
export function customerOf(jar: CookieJar, url: string) {
  return makeCall(async (address, init) => {
    const headers = new Headers(init.headers);
    if (!jar.isEmpty) headers.set('cookie', jar.header);
    const answer = await fetch(url + address, { ...(init as RequestInit), headers });
    jar.keep(answer.headers);
    return answer;
  });
}

async function readyAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The program has no output.');
  for await (const line of createInterface({ input: stdout })) {
    const address = /is ready: (http:\S+)/.exec(line)?.[1];
    if (!address) continue;
    stdout.resume();
    return address;
  }
  throw new Error('The program ended before it was ready.');
}

function outboxAt(url: string): Mailbox {
  const read = async (to: string) => {
    const answer = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`);
    return (await answer.json()) as { subject: string; text: string }[];
  };
  return { newestTo: async (to) => (await read(to))[0], allTo: read };
}
