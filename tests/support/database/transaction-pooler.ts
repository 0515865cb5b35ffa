import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Client, type Connection } from 'pg';
import type { DatabaseConnection } from '#server/platform/database/db.ts';
import { frame, readFrames, type Frame } from './postgres-frames.ts';

/** A server connection, lent to a client for a transaction. */
interface Session {
  stream: Duplex;
  client: Socket | undefined;
  /** Pending round trips. */
  awaited: number;
}

/** Messages that end a round trip: a simple query, a sync. */
const ASKING = new Set(['Q', 'S']);

const WELCOME = Buffer.concat([
  frame('R', Buffer.alloc(4)),
  frame('S', Buffer.from('server_version\x0015.0\0')),
  frame('S', Buffer.from('client_encoding\0UTF8\0')),
  frame('K', Buffer.alloc(8)),
  frame('Z', Buffer.from('I')),
]);

/**
 * A pooler in transaction mode, like PgBouncer before 1.21: after a transaction the next client
 * gets the connection used last, with the settings, channels and prepared statements of earlier
 * ones; NOTIFY on an idle connection is lost.
 */
export async function startTransactionPooler(connection: DatabaseConnection) {
  const lending = lend(connection);
  const clients = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    clients.add(client.on('close', () => clients.delete(client)).on('error', () => {}));
    serve(client, lending);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address: DatabaseConnection = { host: '127.0.0.1', port, user: 'pooled', database: 'any' };
  return {
    connection: address,
    stop(): void {
      server.close();
      for (const socket of clients) socket.destroy();
      lending.close();
    },
  };
}

/** Lends server connections, last in first out. */
function lend(connection: DatabaseConnection) {
  const idle: Session[] = [];
  const all = new Set<Session>();
  return {
    async take(client: Socket): Promise<Session> {
      const session = idle.pop() ?? { stream: await openRaw(connection), client, awaited: 0 };
      session.client = client;
      if (!all.has(session)) {
        all.add(session);
        readFrames(session.stream, (answer) => answered(session, answer));
      }
      return session;
    },
    drop: (session: Session) => void (all.delete(session) && session.stream.destroy()),
    close: () => all.forEach(({ stream }) => stream.destroy()),
  };

  function answered(session: Session, { type, bytes }: Frame): void {
    session.client?.write(bytes);
    if (type !== 'Z') return;
    session.awaited -= 1;
    if (session.awaited > 0 || bytes.at(-1) !== 'I'.charCodeAt(0)) return;
    session.client = undefined;
    idle.push(session);
  }
}

/** An authenticated connection, made by the driver. */
async function openRaw(connection: DatabaseConnection): Promise<Duplex> {
  const client = new Client({ ...connection, application_name: 'pooled' });
  client.on('error', () => {});
  await client.connect();
  const { stream } = (client as Client & { connection: Connection }).connection;
  stream.removeAllListeners('data');
  return stream;
}

function serve(client: Socket, lending: ReturnType<typeof lend>): void {
  let session: Session | undefined;
  client.on('close', () => {
    // Left in the middle: its transaction must not be continued by others.
    if (session?.client === client) lending.drop(session);
  });
  const forward = async ({ type, bytes }: Frame) => {
    if (session?.client !== client) session = await lending.take(client);
    if (ASKING.has(type)) session.awaited += 1;
    session.stream.write(bytes);
  };
  let turn = Promise.resolve();
  const inTurn = (asked: Frame) => {
    if (asked.type === 'X') client.end();
    else turn = turn.then(() => forward(asked)).catch(() => void client.destroy());
  };
  readFrames(client, inTurn, () => void client.write(WELCOME));
}
