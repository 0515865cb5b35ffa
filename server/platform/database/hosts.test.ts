import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { closeDatabase, openDatabase, type Database, type DatabaseConnection } from './db.ts';
import { makePrimaryFinder, urlsOf } from './hosts.ts';

let database: FreshDatabase;
let reader: FreshDatabase;
let db: Database;
let finder: ReturnType<typeof makePrimaryFinder>;
const servers: Server[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  reader = await freshDatabase();
  await sql`alter database ${sql.ref(reader.name)} set default_transaction_read_only = on`.execute(
    reader.db,
  );
});
afterEach(async () => {
  await closeDatabase(db);
  finder.stop();
  for (const server of servers.splice(0)) server.close();
  await reader.drop();
  await database.drop();
});

type SocketAddress = Extract<DatabaseConnection, { port: number }>;

/** A host before the test's server, and what cuts it off. */
async function host({ connection }: FreshDatabase) {
  const { host: folder, port, user, database: name } = connection as SocketAddress;
  const open = new Set<{ destroy(): void }>();
  const server = createServer((socket) => {
    const onward = connect(`${folder}/.s.PGSQL.${port}`);
    for (const one of [socket, onward]) open.add(one.on('error', () => {}));
    socket.pipe(onward).pipe(socket);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `postgres://${user}@127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;
  const kill = () => {
    server.close();
    for (const one of open) one.destroy();
  };
  return { url, kill };
}

function openOn(urls: string[]) {
  finder = makePrimaryFinder(urls);
  const connection = { connectionString: urls[0]!, stream: finder.stream };
  db = openDatabase({ connection, onConnectionError: () => {} });
}

const nameOfDatabase = async () =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name;

test('an address of several hosts is read as libpq does', () => {
  openOn(['postgres://one/name']);
  expect(urlsOf('postgres://a:b@one:1,two:2/name?target_session_attrs=read-write')).toEqual([
    'postgres://a:b@one:1/name',
    'postgres://a:b@two:2/name',
  ]);
  expect(urlsOf('postgres://a@one/name?host=/tmp')).toEqual(['postgres://a@one/name?host=/tmp']);
});

test('the host that takes writes is used, wherever it stands in the list', async () => {
  const [standby, primary] = [await host(reader), await host(database)];
  const gone = primary.url.replace(/:\d+\//, ':1/');
  openOn([gone, standby.url, primary.url]);
  expect(await nameOfDatabase()).toBe(database.name);
});

test('after a failover the next queries find the other host', async () => {
  const [first, second] = [await host(database), await host(database)];
  openOn([first.url, second.url]);
  expect(await nameOfDatabase()).toBe(database.name);
  first.kill();
  await expect.poll(() => nameOfDatabase().catch(() => undefined)).toBe(database.name);
  second.kill();
});
