import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#tests/support/database/database.ts';
import { urlOf } from '#tests/support/database/database-copies.ts';
import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { startOnFreePort } from '#tests/support/nearhand-program.ts';

let database: FreshDatabase;
let folder: ReturnType<typeof temporaryDataDir>;
beforeEach(async () => {
  database = await freshDatabase();
  folder = temporaryDataDir();
});
afterEach(async () => {
  folder.remove();
  await database.drop();
});

it('a process that is told to stop says so, serves for DRAIN_SECONDS, and only then closes its port', async () => {
  const { url, end } = await startOnFreePort({
    DATABASE_URL: urlOf(database.connection),
    DATA_DIR: folder.dataDir,
    DEMO: 'off',
    DRAIN_SECONDS: '8',
  });
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    return { text: await answer.text(), status: answer.status, headers: answer.headers };
  };
  expect((await read('/readyz')).status).toBe(200);
  const ended = end();
  await expect.poll(async () => (await read('/readyz')).status, { timeout: 8000 }).toBe(503);
  expect((await read('/readyz')).text).toContain('about to stop');
  const page = await read('/en/professionals');
  expect([page.status, page.headers.get('connection')]).toEqual([404, 'close']);
  await ended;
  await expect(read('/healthz')).rejects.toThrow('fetch failed');
});
