import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserVariable, launchOptions, type Browser } from '#tests/support/browser/browser.ts';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { keepTemporaryFilesInMemory } from '#tests/support/temporary-memory.ts';

keepTemporaryFilesInMemory();

// Playwright reads this file again in every worker. What is decided once (browser, data, address)
// is written into the environment, which workers inherit.
process.env[browserVariable] ??= JSON.stringify(await findBrowser());
process.env.NEARHAND_TEST_DATA ??= temporaryData();

const browser = JSON.parse(process.env[browserVariable]) as Browser;
// Set by the global setup, before there are workers.
const baseURL = process.env.NEARHAND_TEST_URL;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/e2e/support/common-program.ts',
  fullyParallel: true,
  // A journey waits more than half of its time: for the pauses of the assistant, the server, a key to be heard.
  workers: Math.max(2, Math.ceil(availableParallelism() * 2.5)),
  // What passes only at a second try has a cause, to find and to mend.
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // What a machine with half the speed needs at its busiest moment; what hangs ends with these.
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    ...(baseURL && { baseURL }),
    actionTimeout: 40_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Playwright sees no request that a service worker answers: the journeys that are about it allow it.
    serviceWorkers: 'block',
    // Drawing motion takes half of what drawing takes: the main job, one payment and one whole life see it (MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    // A whole recording costs a third of the time: `-- --trace on` asks for it.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(browser),
  },
});

function temporaryData(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nearhand-journeys-'));
  // The database has its own account.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
