import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openLink, type Link } from '#faults/outages/link.ts';
import { startRelay } from '#faults/site/relay.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { closeDatabase, openDatabase, type Database } from './db.ts';

const isLocal = 'host' in inject('databaseTemplate').connection;

describe.skipIf(!isLocal)('a database whose answers do not come', () => {
  let database: FreshDatabase;
  let link: Link;
  beforeAll(async () => {
    database = await freshDatabase();
    link = await openLink(database.connection as Link['connection']);
  });
  afterAll(async () => {
    link.stop();
    await database.drop();
  });

  const open = (statementTimeout?: number): Database =>
    openDatabase({
      connection: link.connection,
      onConnectionError: () => {},
      ...(statementTimeout !== undefined && { statementTimeout }),
    });
  const numberFrom = async (db: Database) =>
    (await sql<{ n: number }>`select ${7}::int as n`.execute(db)).rows[0]?.n;

  it('fails a query within seconds, and answers the next once it is back', async () => {
    await using db = open();
    expect(await numberFrom(db)).toBe(7);
    link.suffer('blackHole');
    await expect(numberFrom(db)).rejects.toThrow(/^Connection terminated/);
    await expect(numberFrom(db)).rejects.toThrow('does not answer');
    link.suffer('none');
    await expect.poll(() => numberFrom(db).catch(() => undefined), { timeout: 10_000 }).toBe(7);
  }, 30_000);

  it('fails a query that never reached the server, and the next takes a new connection', async () => {
    await using db = open();
    expect(await numberFrom(db)).toBe(7);
    link.suffer('halfOpen');
    await expect(numberFrom(db)).rejects.toThrow(/^Connection terminated/);
    expect(await numberFrom(db)).toBe(7);
    link.suffer('none');
  }, 20_000);

  it('gives up a connection whose first answer is lost, and can be closed', async () => {
    const { relay, heal } = await openRelayThatLosesSettings(database);
    const db = openDatabase({ connection: relay.connection, onConnectionError: () => {} });
    await expect(numberFrom(db)).rejects.toThrow(/timeout exceeded|does not answer/);
    heal();
    await expect.poll(() => numberFrom(db).catch(() => undefined), { timeout: 10_000 }).toBe(7);
    await closeDatabase(db);
    relay.stop();
  }, 30_000);

  it('leaves a slow statement alone while the server answers', async () => {
    await using db = open();
    const slow = sql<{ n: number }>`select ${1}::int as n from pg_sleep(4)`.execute(db);
    await sleep(100);
    expect((await slow).rows).toEqual([{ n: 1 }]);
  }, 20_000);
});

/** The network breaks between a connection's start and its first statement, until it is healed. */
async function openRelayThatLosesSettings(database: FreshDatabase) {
  const target = database.connection as Link['connection'];
  const state = { isHealed: false };
  const { port, stop } = await startRelay(target, (client, upstream) => {
    client.on('data', (part: Buffer) => {
      if (state.isHealed || !part.includes('statement_timeout')) upstream.write(part);
    });
    upstream.on('data', (part: Buffer) => client.write(part));
  });
  const connection = { ...target, host: '127.0.0.1', port };
  return { relay: { connection, stop }, heal: () => void (state.isHealed = true) };
}
