import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { selfSigned } from '#tests/fakes/certificate.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { closeDatabase, openDatabase, type Database, type DatabaseConnection } from './db.ts';
import { makePrimaryFinder, urlsOf } from './hosts.ts';

let database: FreshDatabase;
let server: Server;
let folder: string;
let db: Database | undefined;
beforeEach(async () => {
  database = await freshDatabase();
  folder = mkdtempSync(join(tmpdir(), 'nearhand-test-'));
});
afterEach(async () => {
  if (db) await closeDatabase(db);
  server.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

type SocketAddress = Extract<DatabaseConnection, { port: number }>;

/** TLS in front of the test's server, with a certificate for `localhost`; resolves with its port. */
async function openTls(): Promise<number> {
  const certificate = selfSigned();
  writeFileSync(join(folder, 'root.pem'), certificate.cert);
  const { host, port } = database.connection as SocketAddress;
  server = createServer((socket) => {
    socket.on('error', () => {});
    // The client's first packet asks for TLS.
    socket.once('data', () => {
      socket.write('S');
      const inside = new TLSSocket(socket, { isServer: true, ...certificate });
      const onward = connect(`${host}/.s.PGSQL.${port}`);
      for (const one of [inside, onward]) one.on('error', () => {});
      inside.pipe(onward).pipe(inside);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Asks the primary of two hosts, of which the first is away, for the name of its database. */
async function askBehind(first: string, second: string): Promise<string | undefined> {
  const { user, database: name } = database.connection as SocketAddress;
  const port = await openTls();
  const tls = `sslmode=verify-full&sslrootcert=${join(folder, 'root.pem')}`;
  const urls = urlsOf(`postgres://${user}@${first}:1,${second}:${port}/${name}?${tls}`);
  const { stream, stop } = makePrimaryFinder(urls);
  db = openDatabase({
    connection: { connectionString: urls[0]!, stream },
    onConnectionError: () => {},
    waits: false,
  });
  try {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    return rows[0]?.name;
  } finally {
    stop();
  }
}

test('a certificate is compared with the host that is connected to, not with the first', async () => {
  expect(await askBehind('127.0.0.1', 'localhost')).toBe(database.name);
});

test('a host whose certificate is for the name of another is refused', async () => {
  await expect(askBehind('localhost', '127.0.0.1')).rejects.toThrow('takes writes');
});
