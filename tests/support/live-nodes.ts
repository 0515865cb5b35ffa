import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import type { LiveEvent } from '#contract/live.ts';
import type { DatabaseConnection } from '#server/platform/database/db.ts';
import { SESSION_COOKIE } from '#server/platform/http/cookies.ts';
import { EVENTS_PATH, mountEvents } from '#server/platform/live/route.ts';
import { makeLive, type LiveStream } from '#server/platform/live/live.ts';
import type { Session } from '#server/platform/http/route.ts';
import { uuidv7 } from '#server/platform/uuid.ts';
import { collectStream } from './collected-stream.ts';
import { freshDatabase, type FreshDatabase } from './database/database.ts';
import { memoryLog } from './log.ts';
import { LoadShedder } from '#server/platform/http/load-shedding.ts';

/** The people of the nodes, with the tokens `ana-token` and `ben-token`. */
export const ana = uuidv7();
export const ben = uuidv7();

export interface LiveNodes {
  database: FreshDatabase;
  /** The people by token. */
  sessions: Map<string, string>;
  /** What finding out whose a token is waits for; nothing by default. */
  asking: { until?: Promise<void> };
  /** Starts one more node of the live stream on the database, or on another connection. */
  node(connection?: DatabaseConnection): Promise<LiveNode>;
  /** Publishes message events to somebody, in one transaction. */
  publish(live: LiveStream, userId: string, ...messageIds: string[]): Promise<void>;
  stop(): Promise<void>;
}

export interface LiveNode {
  live: LiveStream;
  /** How many are open. */
  connections(): Promise<number>;
  open(token: string, lastEventId?: string, signal?: AbortSignal): ReturnType<typeof openPage>;
}

/** A database with two people, for nodes that serve only the live stream. */
export async function startLiveNodes(): Promise<LiveNodes> {
  const database = await freshDatabase();
  const sessions = new Map([
    ['ana-token', ana],
    ['ben-token', ben],
  ]);
  for (const id of [ana, ben]) {
    await sql`insert into users (id, role, name, auth_provider, language)
      values (${id}, 'customer', 'A', 'email', 'en')`.execute(database.db);
  }
  const asking: LiveNodes['asking'] = {};
  const stops: (() => Promise<void>)[] = [];
  return {
    database,
    sessions,
    asking,
    async node(connection = database.connection) {
      const { node, stop } = await startNode({ connection, db: database.db }, { sessions, asking });
      stops.push(stop);
      return node;
    },
    publish(live, userId, ...messageIds) {
      const told = messageIds.map((messageId) => ({ userId, event: messageSent(messageId) }));
      return database.db.transaction().execute((tx) => live.publish(tx, told));
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      await database.drop();
    },
  };
}

async function startNode(
  { connection, db }: Pick<FreshDatabase, 'connection' | 'db'>,
  { sessions, asking }: Pick<LiveNodes, 'sessions' | 'asking'>,
) {
  const live = makeLive({ connection, db, log: memoryLog() });
  const app = new Hono();
  const options = {
    publicUrl: 'http://localhost',
    languages: { offeredLanguages: UNDERSTOOD_LANGUAGES, defaultLanguage: 'en' },
    trustedProxies: 0,
    shedder: new LoadShedder(),
  } as const;
  const identify = async (token: string) => {
    await asking.until;
    return sessionOf(sessions.get(token));
  };
  mountEvents(app, live, { ...options, identify, log: memoryLog(), observe: () => {} });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await Promise.all([live.start(), once(server.listen(0, '127.0.0.1'), 'listening')]);
  const { port } = server.address() as AddressInfo;
  const connections = () =>
    new Promise<number>((resolve) => void server.getConnections((_, count) => resolve(count)));
  const node: LiveNode = {
    live,
    connections,
    open: (token, ...how) => openPage(port, token, ...how),
  };
  const stop = async () => {
    await live.stop();
    server.closeAllConnections();
    server.close();
  };
  return { node, stop };
}

function sessionOf(userId: string | undefined): Session | null {
  const rest = {
    id: 's1',
    provenAt: new Date('2026-11-20T12:00:00Z'),
    addressProven: false,
    ownerId: null,
    teamSize: 0,
    role: 'customer',
    professionalId: null,
    name: '',
    email: null,
    phone: null,
  } as const;
  return userId === undefined ? null : { userId, ...rest };
}

/** Opens a live stream and collects its events. */
async function openPage(port: number, token: string, lastEventId?: string, signal?: AbortSignal) {
  const headers = { cookie: `${SESSION_COOKIE}=${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}${EVENTS_PATH}`, {
    headers: lastEventId === undefined ? headers : { ...headers, 'last-event-id': lastEventId },
    ...(signal && { signal }),
  });
  return collectStream(answer);
}

export function messageSent(messageId: string): LiveEvent {
  return { type: 'message.sent', requestId: 'r', messageId };
}

/** The messages in a stream, in order. */
export function messagesIn(text: string): string[] {
  return [...text.matchAll(/"messageId":"([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** The event ids in a stream. */
export function idsIn(text: string): string[] {
  return [...text.matchAll(/^id: (\d+)$/gm)].map((match) => match[1] ?? '');
}
