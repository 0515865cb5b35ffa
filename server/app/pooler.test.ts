import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { probeSessions } from '#server/platform/database/sessions.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { memoryLog } from '#tests/support/log.ts';
import { startTransactionPooler } from '#tests/support/database/transaction-pooler.ts';
import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { startServer } from './server.ts';
import type { DatabaseConnection } from '#server/platform/database/db.ts';
import { hasPgBouncer, startPgBouncer } from '#tests/support/database/pgbouncer.ts';

let database: FreshDatabase;
let pooler: Awaited<ReturnType<typeof startTransactionPooler>>;
let folder: ReturnType<typeof temporaryDataDir>;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  pooler = await startTransactionPooler(database.connection);
  folder = temporaryDataDir();
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
  pooler.stop();
  folder.remove();
  await database.drop();
});

async function startBehindPooler(
  env: Record<string, string> = {},
  connection: DatabaseConnection = pooler.connection,
) {
  const log = memoryLog();
  const config = loadConfig({
    DATA_DIR: folder.dataDir,
    DATABASE_URL: urlOf(connection),
    DB_PREPARED: 'off',
    DEMO: 'off',
    PORT: '0',
    ...env,
  });
  const { port, stop } = await startServer(config, log);
  stops.push(stop);
  const said = () => log.lines.filter(({ level }) => level === 'warn' || level === 'error');
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const ready = () => read('/readyz');
  const heard = async () =>
    /^nearhand_live_heard(?:{.*})? (\d)$/m.exec(await read('/metrics'))?.[1];
  return { said, ready, heard };
}

describe.skipIf(!hasPgBouncer)('behind the PgBouncer of this machine', () => {
  const bouncerOf = async () => {
    const bouncer = await startPgBouncer(database.connection);
    stops.push(bouncer.stop);
    return bouncer.connection;
  };

  it('a node says what it lacks', async () => {
    const connection = await bouncerOf();
    expect(await probeSessions(connection)).toMatchObject({ areKept: false });
    const node = await startBehindPooler({}, connection);
    expect(await node.ready()).toMatch(/^ready\nlimited: .*pooler in transaction mode/);
  });

  it('a node lacks nothing where DATABASE_DIRECT_URL leads past it', async () => {
    const env = { DATABASE_DIRECT_URL: urlOf(database.connection) };
    const node = await startBehindPooler(env, await bouncerOf());
    expect(await node.ready()).toBe('ready\n');
  });
});

describe('behind a pooler in transaction mode', () => {
  it('is recognised, and so is a server without one', async () => {
    expect(await probeSessions(pooler.connection)).toMatchObject({ areKept: false });
    expect(await probeSessions(database.connection)).toMatchObject({ areKept: true });
  });

  it('a node serves, and reports in its log and health that it receives no events', async () => {
    const node = await startBehindPooler();
    expect(await node.ready()).toMatch(/^ready\nlimited: .*DATABASE_DIRECT_URL/);
    expect(await node.heard()).toBe('0');
    expect(node.said().map(({ message }) => message)).toEqual([
      expect.stringContaining('pooler in transaction mode'),
      expect.stringContaining('not heard'),
    ]);
  });

  it('receives everything where DATABASE_DIRECT_URL leads past it', async () => {
    const node = await startBehindPooler({ DATABASE_DIRECT_URL: urlOf(database.connection) });
    expect(await node.ready()).toBe('ready\n');
    expect(await node.heard()).toBe('1');
    expect(node.said()).toEqual([]);
  });

  it('does not start where statements would fail at random, and says what to set', async () => {
    await expect(startBehindPooler({ DB_PREPARED: 'on' })).rejects.toThrow('Set DB_PREPARED=off');
  });

  it('does not start where the direct address is pooled too, or leads to another database', async () => {
    const pooled = startBehindPooler({ DATABASE_DIRECT_URL: urlOf(pooler.connection) });
    await expect(pooled).rejects.toThrow('DATABASE_DIRECT_URL leads through a pooler');
    const other = await freshDatabase();
    const elsewhere = startBehindPooler({ DATABASE_DIRECT_URL: urlOf(other.connection) });
    await expect(elsewhere).rejects.toThrow('lead to different databases');
    await other.drop();
  });
});
