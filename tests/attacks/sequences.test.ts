import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorlds } from '#tests/authorization/worlds.ts';
import type { Attacker } from './fuzz/actors.ts';
import { playSequence, type Step } from './fuzz/sequence.ts';

// Sequences of valid calls by five people about what the calls before have made, while time passes: no
// server error, no text of another, and what has to be true of the database in the end
// (faults/invariants.sql). `npm run check:attacks` plays more.

const runs = Number(process.env['NEARHAND_SEQUENCES'] ?? 4);
const seed = Number(process.env['NEARHAND_FUZZ_SEED'] ?? 17);

const PEOPLE: Attacker[] = ['customer', 'other customer', 'professional', 'other professional'];
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(...PEOPLE),
  what: fc.nat({ max: 9999 }),
  seed: fc.nat({ max: 1_000_000 }),
});

let worlds: Awaited<ReturnType<typeof openWorlds>>;
beforeAll(async () => {
  worlds = await openWorlds();
});
afterAll(() => worlds.close());

it(`in ${runs} sequences of seed ${seed} every promise is kept`, async () => {
  const succeeded = new Map<string, number>();
  const keepsPromises = fc.asyncProperty(
    fc.array(step, { minLength: 60, maxLength: 60, size: 'max' }),
    async (steps) => {
      const world = await worlds.copy();
      try {
        const played = await playSequence(world, steps);
        expect(played.faults).toEqual([]);
        for (const call of played.succeeded) succeeded.set(call, (succeeded.get(call) ?? 0) + 1);
      } finally {
        await world.site.stop();
      }
    },
  );
  await fc.assert(keepsPromises, { seed, numRuns: runs, endOnFailure: true });
  console.info(JSON.stringify(Object.fromEntries(succeeded)));
}, 3_600_000);
