import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { newDeal } from '#tests/support/deals/deal.ts';
import { faultsOfDeal } from '#tests/support/deals/deal-faults.ts';
import { applyStep, type Plant } from '#tests/support/deals/deal-model.ts';
import { playDeal } from '#tests/support/deals/deal-player.ts';
import { interleavings } from '#tests/support/deals/deal-steps.ts';

/** NEARHAND_DEALS=100000 and NEARHAND_REAL_DEALS=300 run more. */
const DEALS = Number(process.env['NEARHAND_DEALS'] ?? 2000);
const REAL_DEALS = Number(process.env['NEARHAND_REAL_DEALS'] ?? 6);
const SEED = 22;
const LONG_MS = 3_600_000;

/** Plays stories on the rules alone; counts what happened in them. */
function play(plant: Plant, numRuns: number) {
  const counts = { accepted: 0, changed: 0, ended: 0, invoiced: 0 };
  const property = fc.property(interleavings(36), (steps) => {
    const deal = newDeal();
    for (const step of steps) {
      applyStep(deal, step, plant);
      expect(faultsOfDeal(deal)).toEqual([]);
    }
    counts.accepted += Number(deal.quotes.some(({ status }) => status === 'accepted'));
    counts.ended += Number(deal.quotes.some(({ status }) => status === 'ended'));
    counts.changed += deal.orders.filter(({ status }) => status === 'accepted').length;
    counts.invoiced += Number(deal.invoiced !== null);
  });
  return { counts, result: fc.check(property, { numRuns, seed: SEED }) };
}

describe('whatever two tabs and three professionals do in whatever order', () => {
  it(
    `${DEALS} times: nothing is accepted twice, no cent is lost, no text changes`,
    () => {
      const { counts, result } = play(null, DEALS);
      expect(result.failed ? fc.defaultReportMessage(result) : null).toBeNull();
      // Stories in which nothing happens would prove nothing.
      expect(counts.accepted).toBeGreaterThan(DEALS / 4);
      expect(counts.changed).toBeGreaterThan(DEALS / 4);
      expect(counts.invoiced).toBeGreaterThan(DEALS / 100);
    },
    LONG_MS,
  );

  it.each(['acceptsReplaced', 'sumsOfParts', 'editsText'] as const)(
    'a planted fault is found: %s',
    (plant) => expect(play(plant, 2000).result.failed).toBe(true),
  );
});

it(
  `the real application does ${REAL_DEALS} times what the rules say`,
  async () => {
    for (const steps of fc.sample(interleavings(30), { numRuns: REAL_DEALS, seed: SEED })) {
      const site = await startApp({ env: { RATE_LIMITS: 'off' } });
      const differences = await playDeal(site, steps);
      await site.stop();
      expect(differences).toEqual([]);
    }
  },
  LONG_MS,
);
