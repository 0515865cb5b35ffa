import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Pictures of the screens instead of journeys through them: `npm run screenshots`. */
export default defineConfig({
  ...config,
  testMatch: '**/*.gallery.ts',
  // The same needs in every size: one after another, so that each finds its own.
  workers: 1,
  outputDir: 'test-results/pictures',
  // Drawing a whole page takes a busy machine long.
  use: { ...config.use, actionTimeout: 60_000 },
  reporter: [['list']],
});
