import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
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
  await untilSettled(program.url);
  await program.end();
}

/** Until what the seeding set off is done: every copy would do it again. */
async function untilSettled(url: string): Promise<void> {
  const unsettled =
    /^nearhand_jobs\{queue="(stripe-sandbox-webhook|sync-subscription)",.*\} [1-9]/m;
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await expect.poll(metrics, { timeout: 120_000 }).not.toMatch(unsettled);
}

/** Copies the demo world into a new folder. */
export async function copyDemoWorld(dataDir: string): Promise<void> {
  // Keeps file owners, which Node's copy does not: the database has its own account.
  await run('cp', ['-a', WORLD, dataDir]);
}
