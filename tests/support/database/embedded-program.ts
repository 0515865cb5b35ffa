// A program on a data directory, for tests that kill it: node embedded-program.ts <dataDir> [locked]
import { once } from 'node:events';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts';
import { lockDataDir } from '#server/platform/embedded-postgres/data-dir-lock.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const tell = (news: object) => process.stdout.write(`${JSON.stringify(news)}\n`);
const log = { info: (facts: object) => tell({ back: facts }), error: console.error };

try {
  const unlock =
    mode === 'locked' ? await lockDataDir(dataDir, 'http://localhost:3000') : undefined;
  const binDir = process.env.NEARHAND_TEST_POSTGRES_BIN;
  const { connection, owned, stop } = await startEmbeddedPostgres({ dataDir, log, binDir });
  tell({ connection, owned });
  await once(process.stdin.resume(), 'end');
  await stop();
  await unlock?.();
} catch (error) {
  tell({ error: (error as Error).message });
  process.exitCode = 1;
}
