import { afterEach, beforeEach, expect, test } from 'vitest';
import { markLeadsSeen } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { expireLead } from '#server/matching/matching.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { brokenRulesWithoutMail } from '#faults/oracle/invariants.ts';
import { answer } from '#tests/support/life/life.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

/** NEARHAND_ROUNDS=20 runs more. */
const ROUNDS = Number(process.env['NEARHAND_ROUNDS'] ?? 10);
const CALLERS = 20;

let site: StartedApp;
let marie: Customer;
let plumbers: Professional[];
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
  plumbers = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => aProfessional(site, name, { plan: 'premium' })),
  );
});
afterEach(() => site.stop());

/** A separate round: a new request, and what twenty callers do with it concurrently. */
async function inEachRound(
  urgency: Urgency,
  race: (id: string, call: typeof callersOf) => Promise<void>,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await site.advance(1);
    const body = { ...LEAKING_TAP, description: `Tap ${round}`, urgency };
    const { id } = await marie.call(submitRequest, { body });
    await race(id, callersOf);
  }
  await site.drainJobs();
  expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
}

/** Twenty concurrent calls, in turn by each of these; returns their statuses. */
async function callersOf(
  ...ways: readonly (() => Promise<{ status: number }>)[]
): Promise<number[]> {
  const calls = Array.from({ length: CALLERS }, (_, index) => ways[index % ways.length]!());
  return (await Promise.all(calls)).map(({ status }) => status);
}

const respond = (who: Professional, lead: string) => () =>
  who.ask('POST', `/api/service-request-professionals/${lead}/respond`, { status: 'accepted' });
const post =
  (path: string, body: object = {}) =>
  () =>
    marie.ask('POST', path, body);

/** How often each of these events is in the history of a request. */
async function happened(requestId: string, ...events: string[]): Promise<number[]> {
  const lines = await site.platform.db
    .selectFrom('request_history')
    .select('event')
    .where('request_id', '=', requestId)
    .where('from_status', 'is not', null)
    .execute();
  return events.map((event) => lines.filter((line) => line.event === event).length);
}

/** The statuses of a request and its leads, these in alphabetical order. */
async function statuses(requestId: string): Promise<string[]> {
  const { body } = await marie.ask('GET', `/api/requests/${requestId}`);
  return [body.status, ...body.leads.map(({ status }: { status: string }) => status).toSorted()];
}

test('of twenty who accept a very urgent request, those of one professional succeed', async () => {
  await inEachRound('Very urgent (within 24h)', async (id, call) => {
    const leads = await Promise.all(plumbers.map(leadOf));
    const ways = plumbers.map((plumber, index) => respond(plumber, leads[index]!));
    const answers = await call(...ways);
    const winners = new Set(
      answers.flatMap((status, index) => (status === 200 ? [index % 3] : [])),
    );
    expect(winners.size).toBe(1);
    expect(await statuses(id)).toEqual(['accepted', 'accepted', 'withdrawn', 'withdrawn']);
  });
}, 120_000);

test('of twenty hires exactly one professional is hired', async () => {
  await inEachRound('Soon (2-3 days)', async (id, call) => {
    await Promise.all(plumbers.map((plumber) => answer(plumber, 'accepted')));
    const ways = plumbers.map(({ professionalId }) =>
      post(`/api/requests/${id}/hire`, { professionalId }),
    );
    const answers = await call(...ways);
    const hired = new Set(answers.flatMap((status, index) => (status === 200 ? [index % 3] : [])));
    expect([hired.size, answers.filter((status) => status === 409).length >= 12]).toEqual([
      1,
      true,
    ]);
    expect(await happened(id, 'hire')).toEqual([1]);
    expect(await statuses(id)).toEqual(['in_progress', 'accepted', 'withdrawn', 'withdrawn']);
  });
}, 120_000);

test('an acceptance concurrent with a cancellation is before it, or refused', async () => {
  await inEachRound('Soon (2-3 days)', async (id, call) => {
    const lead = await leadOf(plumbers[0]!);
    const answers = await call(
      post(`/api/requests/${id}/cancellation`),
      respond(plumbers[0]!, lead),
    );
    expect(answers.filter((_, index) => index % 2 === 0).every((status) => status === 200)).toBe(
      true,
    );
    const [accepted, cancelled] = await happened(id, 'accept', 'cancel');
    // The lead's row and the request's.
    expect([0, 2]).toContain(accepted);
    expect(cancelled).toBe(1);
    expect(await statuses(id)).toEqual(['cancelled', 'withdrawn', 'withdrawn', 'withdrawn']);
  });
}, 120_000);

test('of twenty completions and objections to a report one completes it, and it stays so', async () => {
  await inEachRound('Soon (2-3 days)', async (id, call) => {
    const [ann] = plumbers;
    const { id: lead } = await answer(ann!, 'accepted');
    const { professionalId } = ann!;
    await post(`/api/requests/${id}/hire`, { professionalId })();
    const report = () =>
      ann!.ask('POST', `/api/service-request-professionals/${lead}/completion`, {});
    const path = `/api/requests/${id}/completion`;
    const answers = await call(post(path, { done: true }), post(path, { done: false }), report);
    expect(answers.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await happened(id, 'complete')).toEqual([1]);
    expect((await statuses(id))[0]).toBe('completed');
  });
}, 120_000);

test('an answer at its deadline is in time or too late, never both', async () => {
  await inEachRound('Very urgent (within 24h)', async (id, call) => {
    const [ann] = plumbers;
    const lead = await leadOf(ann!);
    await ann!.call(markLeadsSeen, { body: { leadIds: [lead] } });
    await site.advance(31 * 60);
    const expire = async () => {
      await expireLead(site.platform, lead);
      return { status: 0 };
    };
    const answers = await call(expire, respond(ann!, lead));
    const [accepted, expired] = await happened(id, 'accept', 'expire');
    const wasInTime = answers.includes(200);
    expect([accepted, expired]).toEqual(wasInTime ? [2, 0] : [0, 1]);
    await site.drainJobs();
  });
}, 120_000);
