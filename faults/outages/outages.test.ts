import { expect, it } from 'vitest';
import { NETWORK } from './network.ts';
import { runOutages } from './run-outages.ts';
import { STALLS } from './stalls.ts';

// A selection, shortened; `npm run faults -- network stalls disk` takes all of them.

it('while the database is silent calls are refused, and afterwards nothing is lost', async () => {
  const [blackHole, frozen] = [NETWORK[2]!, STALLS[0]!];
  const outages = [
    { ...blackHole, seconds: 12, isUntimed: true },
    { ...frozen, seconds: 12, isUntimed: true },
  ];
  const { faults, verdict } = await runOutages({ outages, seed: 5 });
  expect(faults).toEqual([]);
  expect(verdict.acked).toBeGreaterThan(0);
}, 400_000);
