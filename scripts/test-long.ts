// `npm run test:long`: the randomized tests with many more examples than in `npm test`; every
// journey in every language; every benchmark once, small. Some hours on two cores; each line gives
// the command to repeat it.
import { HOUR_MS } from '#contract/durations.ts';
import { runCommand } from './checks/command.ts';

const LIMIT_MS = 4 * HOUR_MS;

Object.assign(process.env, {
  NEARHAND_LIVES: '300',
  NEARHAND_DEALS: '100000',
  NEARHAND_REAL_DEALS: '300',
  NEARHAND_ROUNDS: '20',
  NEARHAND_CHAOS: '0-199',
  NEARHAND_IMPORT_ROWS: '100000',
  NEARHAND_LANGUAGES: 'all',
  NEARHAND_OFFLINE_ACTIONS: '200',
});

const runs: [string, ...string[]][] = [
  [
    'vitest',
    'run',
    'lifecycle.property.test.ts',
    'deals.property.test.ts',
    'payments-chaos.test.ts',
    'server/matching/transitions/races-lifecycle.test.ts',
    'server/matching/transitions/races-operator.test.ts',
    'tests/journeys/import.test.ts',
  ],
  ['node', 'scripts/check-attacks.ts'],
  ['vitest', 'run', '--project', 'benchmarks'],
  ['playwright', 'test'],
];

const failed: string[] = [];
for (const command of runs) {
  console.log(`\n${command.join(' ')}`);
  const { code } = await runCommand(command, { limitMs: LIMIT_MS, live: true });
  if (code !== 0) failed.push(command.join(' '));
}
console.log(failed.length === 0 ? '\nAll of it passed.' : `\nFailed: ${failed.join('; ')}`);
process.exit(failed.length === 0 ? 0 : 1);
