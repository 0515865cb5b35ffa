import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os, { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserVariable, launchOptions, type Browser } from '#tests/support/browser/browser.ts';
import { findBrowser } from '#tests/support/browser/find-browser.ts';
import { keepTemporaryFilesInMemory } from '#tests/support/temporary-memory.ts';

keepTemporaryFilesInMemory();

// Playwright reads this file again in every worker. What is decided once (browser, port, data)
// is written into the environment, which workers inherit.
process.env[browserVariable] ??= JSON.stringify(await findBrowser());
process.env.NEARHAND_TEST_PORT ??= String(await freePort());
process.env.NEARHAND_TEST_DATA ??= temporaryData();

const browser = JSON.parse(process.env[browserVariable]) as Browser;
const address = `http://127.0.0.1:${process.env.NEARHAND_TEST_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // A journey waits half of its time: for the server, for what is painted, for a key to be heard.
  workers: Math.max(2, Math.floor(availableParallelism() * 1.5)),
  // A second try is a defect to mend: the list at the end names what needed one as flaky.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: address,
    actionTimeout: 20_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Drawing motion takes half of what drawing takes: the journeys of the main job see it (MOTION).
    contextOptions: { reducedMotion: 'reduce' },
    // A whole recording costs a third of the time: `-- --trace on` asks for it.
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(browser),
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `${address}/readyz`,
    env: {
      HOST: '127.0.0.1',
      PORT: process.env.NEARHAND_TEST_PORT,
      PUBLIC_URL: address,
      DATA_DIR: process.env.NEARHAND_TEST_DATA,
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 120_000,
    // Killed at once, the server would never drain and its database would never be stopped.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function temporaryData(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nearhand-journeys-'));
  process.once('exit', () => {
    for (const each of [folder, `${folder}-world`]) rmSync(each, { recursive: true, force: true });
  });
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
