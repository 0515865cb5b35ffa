import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { findPostmaster, temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { provideServer } from './server.ts';
import { closeDatabase, openDatabase } from './db.ts';
import { makeLog } from '#server/platform/logging/log.ts';

const { dataDir, remove } = temporaryDataDir();
afterAll(remove);

const log = makeLog({ level: 'silent', readable: false });
const binDir = process.env.NEARHAND_TEST_POSTGRES_BIN;
const config = loadConfig({ DATA_DIR: dataDir, POSTGRES_BIN: binDir, PORT: '4321' });

test('one program serves from a data directory, others may visit it', async () => {
  const serving = await provideServer(config, log, 'serve');
  await expect(provideServer(config, log, 'serve')).rejects.toThrow(
    `process ${process.pid}, http://localhost:4321`,
  );
  const visiting = await provideServer(config, log, 'visit');
  expect(visiting.connection).toEqual(serving.connection);
  await visiting.stop();
  await serving.stop();
});

test('queries continue after the database was killed', async () => {
  const server = await provideServer(config, log, 'serve');
  const lost: Error[] = [];
  const db = openDatabase({
    connection: server.connection,
    onConnectionError: (error) => lost.push(error),
  });
  await sql`select 1`.execute(db);
  process.kill(findPostmaster(dataDir) ?? 0, 'SIGKILL');
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  const answer = async () => (await sql`select 2 as n`.execute(db)).rows;
  await expect.poll(answer, { timeout: 15_000 }).toEqual([{ n: 2 }]);
  await closeDatabase(db);
  await server.stop();
});

test('DATABASE_URL names another server', async () => {
  const url = 'postgres://nearhand:secret@db.example:5432/nearhand';
  const server = await provideServer(
    loadConfig({ DATA_DIR: dataDir, DATABASE_URL: url }),
    log,
    'serve',
  );
  expect(server.connection).toEqual({ connectionString: url });
});
