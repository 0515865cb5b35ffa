import { afterEach, beforeEach, expect, test } from 'vitest';
import { markLeadsSeen } from '#contract/requests/leads.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { answer, aStage, refusalsOf, toldTo, type Stage } from '#tests/support/life/life.ts';
import { leadOf, nobody } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
let lead: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  lead = await leadOf(stage.ann);
});
afterEach(() => site.stop());

const see = (...leadIds: string[]) => stage.ann.call(markLeadsSeen, { body: { leadIds } });

test('the first sight of a lead is stored and shown to the customer, at once', async () => {
  await see(lead);
  const { leads, timeline } = await stage.watch(id);
  expect(leads.map(({ seenAt }) => seenAt !== null)).toEqual([true, false, false]);
  expect(timeline.at(-1)).toMatchObject({
    event: 'seen',
    actor: 'professional',
    leadId: lead,
    professionalName: 'Ann',
    at: leads[0]?.seenAt,
  });
  expect(await toldTo(site, stage.marie)).toMatchObject([{ type: 'lead.changed', leadId: lead }]);
});

test('seeing it again, or twice concurrently, is idempotent', async () => {
  await see(lead, lead);
  const [first] = (await stage.watch(id)).leads;
  await site.advance(60);
  await see(lead);
  const after = await stage.watch(id);
  expect(after.leads[0]?.seenAt).toBe(first?.seenAt);
  expect(after.timeline.filter(({ event }) => event === 'seen')).toHaveLength(1);
  expect(await toldTo(site, stage.marie)).toHaveLength(1);
});

test('an answered lead is not marked seen afterwards: the history stays in a sensible order', async () => {
  await answer(stage.ann, 'accepted');
  await see(lead);
  const { timeline } = await stage.watch(id);
  expect(timeline.map(({ event }) => event)).not.toContain('seen');
});

test('leads of others, mixed with own ones or not, are not found, and nothing changes', async () => {
  const bens = await leadOf(stage.ben);
  for (const leadIds of [[bens], [lead, bens], [lead, id]]) {
    expect(await refusalsOf([stage.ann], '/api/lead-views', { leadIds })).toEqual([
      '404 not_found',
    ]);
  }
  expect((await stage.watch(id)).leads.every(({ seenAt }) => seenAt === null)).toBe(true);
});

test('bad input and other people are refused', async () => {
  const path = '/api/lead-views';
  const many = Array.from({ length: 51 }, () => lead);
  for (const leadIds of [[], ['R1'], many]) {
    expect(await refusalsOf([stage.ann], path, { leadIds })).toEqual(['422 invalid_input']);
  }
  expect(await refusalsOf([stage.marie, nobody(site)], path, { leadIds: [lead] })).toEqual([
    '403 wrong_role',
    '401 not_signed_in',
  ]);
});
