import type { APIRequestContext } from '@playwright/test';
import { temporaryDataDir } from '#tests/support/database/embedded-programs.ts';
import { freePort, startNearhand, type RunningNearhand } from '#tests/support/nearhand-program.ts';
import { copyDemoWorld } from './demo-world.ts';
import { expect } from './fixtures.ts';
import { test as base } from './people.ts';

/** A program with its data folder, so that the operator's commands work on it. */
export type OwnProgram = RunningNearhand & { dataDir: string };

/** Journeys in their own program, whose clock they may change. */
export const test = base.extend<object, { program: OwnProgram }>({
  program: [ownProgram, { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ program }, use) => use(program.url),
});

/** The same with a fresh program for each journey. */
export const testAlone = base.extend<{ program: OwnProgram }>({
  program: [ownProgram, { timeout: 120_000 }],
  baseURL: async ({ program }, use) => use(program.url),
});

// oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
async function ownProgram({}, use: (program: OwnProgram) => Promise<void>): Promise<void> {
  const { dataDir, remove } = temporaryDataDir();
  await copyDemoWorld(dataDir);
  const port = await freePort();
  const program = await startNearhand({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DEMO: 'on',
    RATE_LIMITS: 'off',
  });
  await use({ ...program, dataDir });
  await program.end();
  remove();
}

/** Advances the program's clock past a moment. */
export async function waitUntilAfter(request: APIRequestContext, moment: string): Promise<void> {
  const clock = await request.get('/dev/clock');
  const { now } = (await clock.json()) as { now: string };
  const seconds = Math.ceil((Date.parse(moment) - Date.parse(now)) / 1000) + 1;
  // What had to happen meanwhile happens first: a month of it takes a crowded machine long.
  const moved = await request.post('/dev/clock', { data: { seconds }, timeout: 100_000 });
  expect(moved.status(), await moved.text()).toBe(200);
}
