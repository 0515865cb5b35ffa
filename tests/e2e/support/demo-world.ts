import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort, startNearhand } from '#tests/support/nearhand-program.ts';

const run = promisify(execFile);

/** Beside the data of the common program, and removed with it (playwright.config.ts). */
const WORLD = `${process.env['NEARHAND_TEST_DATA'] ?? ''}-world`;
const DATA = path.join(WORLD, 'data');
const READY = path.join(WORLD, 'ready');

/** Copies the demo world into a new folder: seeded once in a run, then copied. */
export async function copyDemoWorld(dataDir: string): Promise<void> {
  const isFirst = await mkdir(WORLD, { mode: 0o711 }).then(
    () => true,
    () => false,
  );
  if (isFirst) await seed();
  else await untilReady();
  // Keeps file owners, which Node's copy does not: the database has its own account.
  await run('cp', ['-a', DATA, dataDir]);
}

async function seed(): Promise<void> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const program = await startNearhand({
    PORT: port,
    PUBLIC_URL: address,
    DATA_DIR: DATA,
    DEMO: 'on',
  });
  await program.end();
  await writeFile(READY, '');
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (existsSync(READY)) return;
    await setTimeout(200);
  }
  throw new Error(
    'Another worker began to seed the demo world, and it was not ready in two minutes.',
  );
}
