import { afterEach, beforeEach, expect, test } from 'vitest';
import { markLeadsSeen } from '#contract/requests/leads.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import type { Urgency } from '#contract/requests/urgency.ts';
import { expireLead } from '#server/matching/matching.ts';
import { anOperator, type Operator } from '#tests/support/admin/operator.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { brokenRulesWithoutMail } from '#faults/oracle/invariants.ts';
import { quotaUsed } from '#tests/support/life/life.ts';
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

let site: StartedApp;
let marie: Customer;
let operator: Operator;
let plumbers: Professional[];
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie');
  operator = await anOperator(site);
  plumbers = await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((name) => aProfessional(site, name, { plan: 'premium' })),
  );
});
afterEach(() => site.stop());

/** A separate round, with a new request; its invariants are checked after it. */
async function inEachRound(urgency: Urgency, race: (id: string, lead: string) => Promise<void>) {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await site.advance(1);
    const body = { ...LEAKING_TAP, description: `Tap ${round}`, urgency };
    const { id } = await marie.call(submitRequest, { body });
    await race(id, await leadOf(plumbers[0]!));
    await site.drainJobs();
    expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
  }
}

const accept = (lead: string) =>
  plumbers[0]!
    .ask('POST', `/api/service-request-professionals/${lead}/respond`, { status: 'accepted' })
    .then(({ status, body }) => (status === 200 ? 'ok' : (body.code as string)));

/** The statuses of a request and its leads, these in alphabetical order. */
async function statusesOf(id: string): Promise<string[]> {
  const { body } = await marie.ask('GET', `/api/requests/${id}`);
  return [body.status, ...body.leads.map(({ status }: { status: string }) => status).toSorted()];
}

test("an acceptance concurrent with an operator's cancellation is before it, or refused", async () => {
  await inEachRound('Soon (2-3 days)', async (id, lead) => {
    const [cancelled, accepted] = await Promise.all([operator.cancel(id), accept(lead)]);
    expect(cancelled).toBe(204);
    expect(['ok', 'request_closed']).toContain(accepted);
    expect(await statusesOf(id)).toEqual(['cancelled', 'withdrawn', 'withdrawn', 'withdrawn']);
  });
}, 120_000);

test('one who accepts while an operator replaces them is out, and keeps the quota they did not use', async () => {
  await inEachRound('Soon (2-3 days)', async (id, lead) => {
    const before = await quotaUsed(site, plumbers);
    const [replaced, accepted] = await Promise.all([operator.replace(lead), accept(lead)]);
    await site.drainJobs();
    expect(replaced).toBe(204);
    expect(['ok', 'lead_closed']).toContain(accepted);
    expect(await statusesOf(id)).toEqual(['sent', 'pending', 'pending', 'withdrawn']);
    const [was, is] = [before, await quotaUsed(site, plumbers)].map(([ann]) => ann);
    expect(is).toBe(accepted === 'ok' ? was : was! - 1);
  });
}, 120_000);

test('one assigned while a lead expires takes its place, and nobody is one too many', async () => {
  await inEachRound('Very urgent (within 24h)', async (id, lead) => {
    await plumbers[0]!.call(markLeadsSeen, { body: { leadIds: [lead] } });
    await site.advance(31 * 60);
    // An idle session of the panel has ended by then.
    operator = await anOperator(site);
    const elio = await aProfessional(site, 'Elio', { profession: 'tiler' });
    const { professionalId } = elio;
    const [assigned] = await Promise.all([
      operator.assign(id, professionalId, lead),
      expireLead(site.platform, lead),
    ]);
    expect(assigned).toBe(200);
    expect([
      ['sent', 'expired', 'pending', 'pending', 'pending'],
      ['sent', 'pending', 'pending', 'pending', 'withdrawn'],
    ]).toContainEqual(await statusesOf(id));
  });
}, 120_000);

test('of twenty assigned to one free place one is contacted', async () => {
  await inEachRound('Soon (2-3 days)', async (id, lead) => {
    await plumbers[0]!.ask('POST', `/api/service-request-professionals/${lead}/respond`, {
      status: 'denied',
    });
    const tilers = await Promise.all(
      ['Elio', 'Fay', 'Gus', 'Hal'].map((name) =>
        aProfessional(site, name, { profession: 'tiler' }),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const { professionalId } = tilers[index % 4]!;
        return operator.assign(id, professionalId);
      }),
    );
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
    expect((await statusesOf(id)).filter((status) => status === 'pending')).toHaveLength(3);
  });
}, 120_000);
