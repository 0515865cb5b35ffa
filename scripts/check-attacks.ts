// `npm run check:attacks`: known attacks on the product, repeated on loopback, and more of them
// than `npm test` has time for. `-- --fuzz 50000 --sequences 200 --seed 3 --nights 200` sets the amounts.
import { parseArgs } from 'node:util';
import { HOUR_MS } from '#contract/durations.ts';
import { runCommand } from './checks/command.ts';

const { values } = parseArgs({
  options: {
    fuzz: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '17' },
    sequences: { type: 'string', default: '200' },
    nights: { type: 'string', default: '200' },
  },
});

process.env['NEARHAND_FUZZ_INPUTS'] = values.fuzz;
process.env['NEARHAND_FUZZ_SEED'] = values.seed;
process.env['NEARHAND_SEQUENCES'] = values.sequences;
process.env['NEARHAND_BACKUP_NIGHTS'] = values.nights;
process.env['NEARHAND_CLIMB_STEPS'] = '120';
const attacks = [
  'tests/attacks',
  'consent.test.ts',
  'server/files/files.test.ts',
  'server/app/backup-nights.test.ts',
];
const { code } = await runCommand(['vitest', 'run', ...attacks], { limitMs: HOUR_MS, live: true });
process.exit(code);
