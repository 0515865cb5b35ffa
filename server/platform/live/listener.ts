import { Client } from 'pg';
import type { DatabaseConnection } from '#server/platform/database/db.ts';
import type { Receiver } from './receiver.ts';
import type { Log } from '#server/platform/logging/log.ts';

export interface Listener {
  /** Resolves once the first connection listens. */
  start(): Promise<void>;
  /** Asks the connection whether it is alive, and replaces a dead one. */
  check(): void;
  stop(): Promise<void>;
}

interface ListenerOptions {
  connection: DatabaseConnection;
  channel: string;
  onPayload(payload: string): void;
  missed: Missed;
  /** A periodic probe of whether NOTIFY arrives: a pooler may swallow it. */
  hearing: Pick<Receiver, 'check' | 'lost'>;
  log: Log;
}

/** What was sent while nobody listened. */
interface Missed {
  /** The newest event that was heard. */
  position(): number | undefined;
  /** Keeps what is heard until what was missed before it is fetched. */
  whileHeld(work: () => Promise<void>): Promise<void>;
  /** After every connection, the first too: what was sent after that position. */
  fetch(after: number | undefined): Promise<void>;
}

const MAX_BACKOFF_MS = 5000;
const checkEvery = 30_000;
const checkTimeout = 5000;

/** Keeps one connection listening on a channel; a lost one is reconnected with backoff. */
export function makeListener(options: ListenerOptions): Listener {
  let client: Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = 100;
  // What is heard on a new connection is newer than what was missed before it.
  let missing: { after: number | undefined } | undefined;

  const connect = async () => {
    missing ??= { after: options.missed.position() };
    const next = (client = openClient(options, (one) => one === client));
    next.on('error', () => lose(next)).on('end', () => lose(next));
    await next.connect();
    await listen(next, options, missing);
    pause = 100;
    missing = undefined;
    await options.hearing.check();
  };
  const lose = (lost: Client) => {
    if (stopped || client !== lost) return;
    client = undefined;
    void lost.end().catch(() => {});
    options.log.warn({ channel: options.channel, pause }, 'listening connection lost');
    options.hearing.lost();
    again = setTimeout(() => void connect().catch(() => client && lose(client)), pause);
    pause = Math.min(pause * 2, MAX_BACKOFF_MS);
  };
  const check = () => void (client && !missing && checkHearing(client, options, lose));
  const checking = setInterval(check, checkEvery).unref();

  return {
    start: connect,
    check,
    async stop() {
      stopped = true;
      clearTimeout(again);
      clearInterval(checking);
      await client?.end().catch(() => {});
    },
  };
}

/** What is heard at once waits for what was missed before it. */
function listen(
  client: Client,
  { channel, missed }: ListenerOptions,
  { after }: { after: number | undefined },
): Promise<void> {
  return missed.whileHeld(async () => {
    await client.query(`listen ${channel}`);
    await missed.fetch(after);
  });
}

/** Connections that are being asked whether they are alive. */
const asked = new WeakSet<Client>();

function checkHearing(
  client: Client,
  { hearing }: ListenerOptions,
  lose: (client: Client) => void,
): void {
  if (asked.has(client)) return;
  asked.add(client);
  void client
    .query('select 1')
    .finally(() => asked.delete(client))
    .then(hearing.check, () => lose(client));
}

/** One that was lost may still hear, but not of what was missed before: it is heeded no more. */
function openClient(
  { connection, onPayload }: ListenerOptions,
  isCurrent: (client: Client) => boolean,
): Client {
  const client = new Client({
    ...connection,
    application_name: 'nearhand live',
    keepAlive: true,
    connectionTimeoutMillis: checkTimeout,
    query_timeout: checkTimeout,
  });
  client.on('notification', ({ payload = '' }) => {
    if (isCurrent(client)) onPayload(payload);
  });
  return client;
}
