import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { chaosSeeds, liveThrough } from '#tests/support/payments/payments-chaos.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

test("whatever is lost, late, duplicated or shuffled, our state converges to Stripe's", async () => {
  expect(await liveThrough(site, chaosSeeds('0-24'))).toEqual([]);
}, 900_000);
