import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UNDERSTOOD_LANGUAGES } from '#contract/language.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { mayAskBare, type TextJob } from '#server/notifications/notifications.ts';
import { MAX_JOBS, repliesWith, type MeantReply } from '#tests/support/random-replies.ts';
import { readReply } from './read-reply.ts';
import { routeReply, type Route } from './route-reply.ts';

const REPLIES = 10_000;
const NOW = new Date('2026-11-20T12:00:00Z');
const MARKS = ['A', 'B', 'C', 'D'];

/** A job that came some minutes ago; questions that were lost may be among them. */
const job = fc.record({
  state: fc.constantFrom<TextJob['state']>('asked', 'asked', 'asked', 'talking', 'ended'),
  minutes: fc.option(fc.integer({ min: 1, max: 3000 }), { freq: 8 }),
});

const scene = fc
  .array(job, { minLength: 1, maxLength: MAX_JOBS })
  .map((jobs) => jobs.map((one, place) => jobOf(one, MARKS[place]!)))
  .map((jobs) => jobs.map((one) => ({ ...one, askedBare: askedBare(one, jobs) })))
  .chain((jobs) =>
    fc.record({
      jobs: fc.constant(jobs),
      reply: repliesWith(jobs.map(({ mark }) => mark)),
      language: fc.constantFrom(...UNDERSTOOD_LANGUAGES),
    }),
  );

function jobOf(
  { state, minutes }: { state: TextJob['state']; minutes: number | null },
  mark: string,
): TextJob {
  const textedAt = minutes === null ? null : new Date(+NOW - minutes * MINUTE_MS);
  return { leadId: `lead ${mark}`, mark, state, isAnswered: false, textedAt, askedBare: false };
}

/** As the text about it was written, with what was open then at the latest. */
function askedBare(one: TextJob, jobs: readonly TextJob[]): boolean {
  const before = jobs.filter(
    (other) => other === one || (other.textedAt ?? NOW) < (one.textedAt ?? NOW),
  );
  return one.textedAt !== null && mayAskBare(one.leadId, before, one.textedAt);
}

/** What is wrong with a route: told by rules that are not those of the router. */
function faultOf(jobs: readonly TextJob[], meant: MeantReply, route: Route): string | undefined {
  const named = meant.names === null ? undefined : jobs[meant.names];
  const asked = jobs.filter(({ state }) => state === 'asked');
  if (route.to === 'answer') {
    if (route.answer !== meant.answer) return 'an answer that was not given';
    const only = asked.length === 1 ? asked[0] : undefined;
    const isMeant = named ? named.leadId === route.leadId : only?.leadId === route.leadId;
    if (!isMeant) return 'an answer to another question';
    return named || only?.textedAt ? undefined : 'an answer to what was not asked';
  }
  if (meant.answer && named?.state === 'asked') return 'a clear answer that was not taken';
  const isUnclear = meant.answer === null && named === undefined;
  const areOnlyQuestions = asked.length > 0 && jobs.every(({ state }) => state !== 'talking');
  if (isUnclear && areOnlyQuestions && route.to !== 'ask') return 'not asked back';
  return undefined;
}

it(`misroutes none of ${REPLIES} replies against up to four jobs, and asks back what is unclear`, () => {
  const seen = new Map<string, number>();
  const property = fc.property(scene, ({ jobs, reply, language }) => {
    const marks = new Set(jobs.map(({ mark }) => mark));
    const route = routeReply(readReply(reply.text, language, marks), jobs, NOW);
    seen.set(route.to, (seen.get(route.to) ?? 0) + 1);
    expect(faultOf(jobs, reply, route)).toBeUndefined();
  });
  fc.assert(property, { numRuns: REPLIES });
  for (const to of ['answer', 'message', 'ask', 'ended']) {
    expect(seen.get(to)).toBeGreaterThan(REPLIES / 50);
  }
  const { seed } = fc.readConfigureGlobal() ?? {};
  console.info(`${REPLIES} replies, seed ${seed}: ${JSON.stringify(Object.fromEntries(seen))}`);
});
