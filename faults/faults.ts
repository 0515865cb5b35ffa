// `npm run faults`: what dies, stalls or is cut off, while people write; then whether all that was
// acknowledged is there once. Parts by name: `-- kills`, `-- sweep`, `-- network`, `-- stalls`,
// `-- disk`, `-- peers`, `-- clock`, `-- load`, `-- upgrade`, `-- failover`; without one, the first two. `-- --all`
// takes the sizes of docs/reliability.md; `-- failover --planted` lets commits wait for no standby, and
// holds where the oracle finds what is lost.
import { parseArgs } from 'node:util';
import { HOUR_MS } from '#contract/durations.ts';
import { runCommand } from '#scripts/checks/command.ts';
import { checkFailover } from './failover/check-failover.ts';
import { checkKills } from './kills/check-kills.ts';
import { checkLoad } from './overload/check-load.ts';
import {
  checkClock,
  checkDisk,
  checkNetwork,
  checkPeers,
  checkStalls,
} from './outages/check-outages.ts';
import { checkUpgrade } from './upgrade/check-upgrade.ts';

const PARTS: Readonly<Record<string, () => Promise<boolean>>> = {
  kills: () => checkKills({ ...values, minutes: values.minutes ?? '120' }),
  sweep,
  network: () => checkNetwork(values),
  stalls: () => checkStalls(values),
  disk: () => checkDisk(values),
  peers: () => checkPeers(values),
  clock: () => checkClock(values),
  load: () => checkLoad({ ...values, minutes: values.minutes ?? '10' }),
  upgrade: () => checkUpgrade(values),
  failover: () => checkFailover(values),
};
const USUAL = ['kills', 'sweep'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    acked: { type: 'string' },
    kills: { type: 'string' },
    minutes: { type: 'string' },
    streams: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '200' },
    calls: { type: 'string', default: '10000' },
    release: { type: 'string' },
    times: { type: 'string', default: '20' },
    planted: { type: 'boolean', default: false },
  },
});

const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
let holds = true;
for (const name of positionals.length > 0 ? positionals : USUAL) {
  holds = (await PARTS[name]!()) && holds;
}
process.exit(holds ? 0 : 1);

/** The sweep is a test: it needs the worlds of the tests. */
async function sweep(): Promise<boolean> {
  console.info('Statements of every changing call, each cut before and after');
  if (values.all) process.env['NEARHAND_SWEEP'] = 'all';
  const command = ['vitest', 'run', 'faults/sweep'] as const;
  const { code } = await runCommand([...command], { limitMs: 6 * HOUR_MS, live: true });
  return code === 0;
}
