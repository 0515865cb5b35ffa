// `npm run faults`: what dies, stalls or is cut off, while people write; then whether all that was
// acknowledged is there once. `-- kills` and `-- sweep` are its parts, `-- --all` the sizes of
// docs/reliability.md, `--seed`, `--acked`, `--kills` and `--minutes` others.
import { parseArgs } from 'node:util';
import { HOUR_MS } from '#contract/durations.ts';
import { runCommand } from '#scripts/checks/command.ts';
import { runKills } from './kills/kills.ts';
import { tableOf } from './kills/table.ts';
import { faultsOf } from './oracle/judge.ts';

const PARTS: Readonly<Record<string, () => Promise<boolean>>> = { kills, sweep };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    acked: { type: 'string' },
    kills: { type: 'string' },
    minutes: { type: 'string', default: '120' },
  },
});

const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
let holds = true;
for (const [name, run] of Object.entries(PARTS)) {
  if (positionals.length === 0 || positionals.includes(name)) holds = (await run()) && holds;
}
process.exit(holds ? 0 : 1);

async function kills(): Promise<boolean> {
  const seed = Number(values.seed);
  console.info(`Kills of node, worker and PostgreSQL; --seed ${seed}`);
  const report = await runKills({
    seed,
    acked: Number(values.acked ?? (values.all ? 30_000 : 1000)),
    kills: Number(values.kills ?? (values.all ? 100 : 10)),
    minutes: Number(values.minutes),
    writers: 10,
    onProgress: (text) => console.info(`  ${text}`),
  });
  console.info(tableOf(report));
  const faults = faultsOf(report);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  return faults.length === 0;
}

/** The sweep is a test: it needs the worlds of the tests. */
async function sweep(): Promise<boolean> {
  console.info('Statements of every changing call, each cut before and after');
  if (values.all) process.env['NEARHAND_SWEEP'] = 'all';
  const command = ['vitest', 'run', 'faults/sweep'] as const;
  const { code } = await runCommand([...command], { limitMs: 6 * HOUR_MS, live: true });
  return code === 0;
}
