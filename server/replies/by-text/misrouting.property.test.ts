import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, leadOf, type Customer } from '#tests/support/people.ts';
import { MAX_JOBS, repliesWith, type MeantReply } from '#tests/support/random-replies.ts';
import { aTextedProfessional, sendText, textsTo } from '#tests/support/texting.ts';

/** NEARHAND_TEXTS=1000 sends more, through the webhook and into the database. */
const REPLIES = Number(process.env['NEARHAND_TEXTS'] ?? 300);
const REPLIES_OF_ONE = 12;
const MARKS = ['A', 'B', 'C', 'D'];

let site: StartedApp;
let marie: Customer;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
});
afterAll(() => site.stop());

const scenes = fc.integer({ min: 1, max: MAX_JOBS }).chain((jobs) =>
  fc.record({
    jobs: fc.constant(jobs),
    replies: fc.array(repliesWith(MARKS.slice(0, jobs)), {
      minLength: REPLIES_OF_ONE,
      maxLength: REPLIES_OF_ONE,
    }),
  }),
);

/** A professional who is asked about some jobs by text, in the order of their marks. */
async function askedAbout(jobs: number) {
  const paul = await aTextedProfessional(site, 'Paul');
  const direct = { professionalId: paul.professionalId, othersIfUnanswered: false };
  const leads: string[] = [];
  for (let count = 0; count < jobs; count += 1) {
    const description = `${LEAKING_TAP.description} ${paul.phone} ${count}`;
    await marie.call(submitRequest, { body: { ...LEAKING_TAP, description, direct } });
    leads.push(await leadOf(paul));
  }
  const statuses = async () => {
    const { db } = site.platform;
    const rows = await db
      .selectFrom('leads')
      .select(['id', 'status'])
      .where('id', 'in', leads)
      .execute();
    return leads.map((id) => rows.find((row) => row.id === id)!.status as string);
  };
  return { paul, statuses };
}

/** What is wrong with what a reply did. */
function faultOf(meant: MeantReply, before: string[], after: string[], said: string[]) {
  if (said.length > 1) return 'answered twice';
  const asked = before.flatMap((status, place) => (status === 'pending' ? [place] : []));
  const changed = after.flatMap((status, place) => (status === before[place] ? [] : [place]));
  const target = meant.names ?? (asked.length === 1 ? asked[0] : undefined);
  const status = { accept: 'accepted', decline: 'denied' }[meant.answer ?? 'accept'];
  if (changed.some((place) => place !== target || meant.answer === null || after[place] !== status))
    return 'misrouted';
  const isClear =
    meant.answer !== null && meant.names !== null && before[meant.names] === 'pending';
  if (isClear && changed.length === 0) return 'a clear answer that was not taken';
  const isUnclear = meant.answer === null && meant.names === null;
  const isQuestion = asked.length > 0 && !before.includes('accepted');
  if (isUnclear && isQuestion && said.length !== 1) return 'not asked back once';
  return undefined;
}

async function play(
  { paul, statuses }: Awaited<ReturnType<typeof askedAbout>>,
  replies: readonly MeantReply[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const reply of replies) {
    const [before, texts] = [await statuses(), await textsTo(site, paul.phone)];
    const { status } = await sendText(site, { from: paul.phone, body: reply.text });
    const said = (await textsTo(site, paul.phone)).slice(texts.length);
    const fault = status === 200 ? faultOf(reply, before, await statuses(), said) : `${status}`;
    if (fault) faults.push(`${fault}: "${reply.text}" at ${before.join()}, said ${said.join()}`);
  }
  return faults;
}

it(`misroutes none of ${REPLIES} replies through the webhook, and answers none twice`, async () => {
  const played = fc.sample(scenes, Math.ceil(REPLIES / REPLIES_OF_ONE));
  const people = [];
  for (const { jobs } of played) people.push(await askedAbout(jobs));
  await site.drainJobs();
  const faults = await Promise.all(
    people.map((person, place) => play(person, played[place]!.replies)),
  );
  expect(faults.flat()).toEqual([]);
}, 300_000);
