import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/toolchain/longest-first.ts';
import { keepTemporaryFilesInMemory } from './tests/support/temporary-memory.ts';

keepTemporaryFilesInMemory();
// Programs that tests start need not compile what others compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/**
 * Tests with a process of their own: those that measure memory or processor time, and those that put
 * something else in the place of a module or a global of the process. All others share loaded
 * modules: a mock of one that is loaded already has no effect.
 */
const ISOLATED = [
  'server/admin/exports/exports.test.ts',
  'server/app/commands/*.test.ts',
  'tests/attacks/costly-text.test.ts',
  'tests/attacks/slow-calls.test.ts',
  'tests/attacks/slow-uploads.test.ts',
  'tests/journeys/backtest.test.ts',
  'tests/journeys/import.test.ts',
  'web/features/notifications/push.test.ts',
  'web/features/sign-in/stored-code.test.ts',
  'web/lib/**/*.test.ts',
  'web/worker/*.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['./tests/support/database/database-global.ts'],
    setupFiles: [
      './tests/toolchain/quiet-console.ts',
      './tests/toolchain/fixed-seed.ts',
      './tests/toolchain/cheap-passwords.ts',
    ],
    // A test waits a third of its time: for the database, for a connection that is to break.
    maxWorkers: Math.max(2, availableParallelism() * 2),
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: [
            '{contract,db,faults,intake,sandbox,scripts,server,simulate,tests,web}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, ...ISOLATED],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      // Every benchmark, small: `npm run test:long`.
      { extends: true, test: { name: 'benchmarks', include: ['bench/**/*.test.ts'] } },
    ],
  },
});
