import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROFESSIONS } from '#contract/professionals/professions.ts';
import { URGENCIES } from '#contract/requests/urgency.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { liveIn, type OperatorStep, type Step } from '#tests/support/life/life-model.ts';
import { movesOutsideTheTables } from '#tests/support/life/life-moves.ts';
import { playLife, type Act, type Cast } from '#tests/support/life/life-player.ts';

let site: StartedApp;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());

/** NEARHAND_LIVES=300 runs more. */
const LIVES = Number(process.env['NEARHAND_LIVES'] ?? 12);
const PEOPLE = 8;

const who = fc.nat({ max: 1000 });
const ofSomebody = (...steps: (Extract<Step, { who: number }>['do'] | 'intrude')[]) =>
  fc.record({ do: fc.constantFrom(...steps), who });
const toggle = fc.record({ do: fc.constant('toggle' as const), who: fc.nat({ max: PEOPLE - 1 }) });
// Never exactly an answer's deadline: the real clock runs meanwhile.
const wait = fc.record({
  do: fc.constant('wait' as const),
  minutes: fc.constantFrom(7, 7, 47, 47, 300, 1560, 10_081),
});

const ofOperator: fc.Arbitrary<OperatorStep> = fc.oneof(
  fc.record({ do: fc.constant('replace' as const), who }),
  fc.record({
    do: fc.constant('assign' as const),
    who: fc.nat({ max: PEOPLE - 1 }),
    instead: fc.boolean(),
  }),
);

/** An action, and whether the jobs that follow run before the next. */
const act: fc.Arbitrary<{ act: Act; drained: boolean }> = fc.record({
  act: fc.oneof(
    { weight: 7, arbitrary: ofSomebody('accept') },
    { weight: 4, arbitrary: ofSomebody('decline', 'see') },
    { weight: 3, arbitrary: ofSomebody('stepBack', 'release') },
    { weight: 5, arbitrary: ofSomebody('hire', 'report') },
    { weight: 1, arbitrary: ofSomebody('block', 'intrude') },
    { weight: 2, arbitrary: toggle },
    { weight: 3, arbitrary: fc.constantFrom<Act>({ do: 'complete' }, { do: 'object' }) },
    { weight: 3, arbitrary: wait },
    { weight: 2, arbitrary: ofOperator },
  ),
  drained: fc.boolean(),
});
const done = (act: Act) => ({ act, drained: true });
/** A request reopened by an operator continues. */
const endings: { act: Act; drained: boolean }[][] = [
  [],
  [done({ do: 'cancel' })],
  [done({ do: 'operatorCancels' })],
  [done({ do: 'cancel' }), done({ do: 'operatorReopens' }), done({ do: 'accept', who: 0 })],
  [done({ do: 'complete' }), done({ do: 'operatorReopens' }), done({ do: 'complete' })],
];

const manyOf = (...are: boolean[]) =>
  fc.array(fc.constantFrom(...are), { minLength: PEOPLE, maxLength: PEOPLE });

const cast: fc.Arbitrary<Omit<Cast, 'profession'>> = fc.record({
  urgency: fc.constantFrom(...URGENCIES),
  available: fc.oneof(
    manyOf(true, true, true, false),
    // Too few for all leads: then unclaimed professionals are contacted.
    manyOf(true, false, false, false),
  ),
  unclaimed: fc.nat({ max: 4 }),
});
const story = fc
  .tuple(
    fc.array(act, { minLength: 12, maxLength: 30, size: 'max' }),
    fc.constantFrom(...endings),
    fc.array(act, { minLength: 0, maxLength: 8 }),
  )
  .map(([acts, ending, after]) => [...acts, ...ending, ...after]);

test('whatever anybody does in whatever order, a request follows its lifecycle', async () => {
  let life = 0;
  let invited = 0;
  const property = fc.asyncProperty(cast, story, async (one, acts) => {
    const profession = PROFESSIONS[life++ % PROFESSIONS.length]!;
    const { requestId, model } = await playLife(site, { ...one, profession }, acts);
    invited += [...model.leads.keys()].filter((who) => who >= PEOPLE).length;
    expect(liveIn(model)).toBeLessThanOrEqual(3);
    expect(model.accepted.length).toBeLessThanOrEqual(model.capacity);
    expect(await movesOutsideTheTables(site, requestId)).toEqual([]);
  });
  await fc.assert(property, { numRuns: LIVES });
  expect(invited).toBeGreaterThan(0);
}, 1_800_000);
