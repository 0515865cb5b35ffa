// `npm run check:channels`: replies as mail programs write them, and mails that must have no effect, sent to
// the real receiver; more of both than `npm test` has time for. `-- --replies 1000 --hostile 500 --seed 7` sets the amounts.
import { parseArgs } from 'node:util';
import { HOUR_MS } from '#contract/durations.ts';
import { runCommand } from './checks/command.ts';

const { values } = parseArgs({
  options: {
    replies: { type: 'string', default: '1000' },
    hostile: { type: 'string', default: '500' },
    seed: { type: 'string', default: '7' },
  },
});

process.env['NEARHAND_CHANNEL_REPLIES'] = values.replies;
process.env['NEARHAND_CHANNEL_HOSTILE'] = values.hostile;
process.env['NEARHAND_CHANNEL_SEED'] = values.seed;
const command = ['vitest', 'run', 'tests/channels'] as const;
const { code } = await runCommand([...command], { limitMs: HOUR_MS, live: true });
process.exit(code);
