import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startOnFreePort } from '#tests/support/nearhand-program.ts';

const run = promisify(execFile);

/** Both lie in the folder of the run, which playwright.config.ts makes and removes. */
const FOLDER = process.env['NEARHAND_TEST_DATA'] ?? '';
const WORLD = path.join(FOLDER, 'world');
/** The data of the common program. */
export const COMMON = path.join(FOLDER, 'common');

/** Seeds the demo world, once in a run: every program of the journeys starts with a copy. */
export async function seedDemoWorld(): Promise<void> {
  const program = await startOnFreePort({ DATA_DIR: WORLD, DEMO: 'on' });
  await program.end();
}

/** Copies the demo world into a new folder. */
export async function copyDemoWorld(dataDir: string): Promise<void> {
  // Keeps file owners, which Node's copy does not: the database has its own account.
  await run('cp', ['-a', WORLD, dataDir]);
}
