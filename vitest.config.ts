import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './tests/support/temporary-memory.ts';

keepTemporaryFilesInMemory();

export default defineConfig({
  test: {
    include: ['{bench,contract,db,intake,sandbox,scripts,server,tests,web}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    globalSetup: ['./tests/support/database/database-global.ts'],
    setupFiles: ['./tests/toolchain/quiet-console.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
});
