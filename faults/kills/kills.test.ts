import { expect, it } from 'vitest';
import { faultsOf } from '#faults/oracle/judge.ts';
import { runKills } from './kills.ts';

// A selection; `npm run faults -- --all` goes on to 30,000 acknowledged writes and 100 kills.

it('of what is acknowledged nothing is lost or doubled, whatever is killed', async () => {
  const report = await runKills({ seed: 17, acked: 150, kills: 4, writers: 4, minutes: 3 });
  expect(faultsOf(report)).toEqual([]);
  expect(report.acked).toBeGreaterThanOrEqual(150);
  expect(report.kills.node + report.kills.worker + report.kills.postgres).toBeGreaterThanOrEqual(4);
}, 400_000);
