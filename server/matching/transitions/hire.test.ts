import { afterEach, beforeEach, expect, test } from 'vitest';
import { listLeads } from '#contract/requests/leads.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aStage,
  answer,
  quotaUsed,
  refusalsOf,
  statusesOf,
  toldTo,
  type Stage,
} from '#tests/support/life/life.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  await answer(stage.ben, 'accepted');
});
afterEach(() => site.stop());

test('hiring one of those who accepted withdraws the others, and refunds the unanswered', async () => {
  const { ann, ben, cleo } = stage;
  const request = await stage.hire(id, ben);
  expect(request).toMatchObject({
    status: 'in_progress',
    professionalId: ben.professionalId,
    hiredAt: expect.any(String),
    allowedActions: ['message', 'complete', 'cancel'],
  });
  expect(request.leads.map(({ status, endedBecause }) => [status, endedBecause])).toEqual([
    ['withdrawn', 'hired_other'],
    ['accepted', null],
    ['withdrawn', 'hired_other'],
  ]);
  expect(await quotaUsed(site, [ann, ben, cleo])).toEqual([1, 1, 0]);
});

test('those not hired lose access to the customer; the hired one may report completion', async () => {
  const { ann, ben } = stage;
  await stage.hire(id, ben);
  const [annsLead] = await ann.call(listLeads, { params: { id: ann.professionalId } });
  expect(annsLead).toMatchObject({
    endedBecause: 'hired_other',
    serviceRequest: { customer: null, status: 'in_progress' },
  });
  const [bensLead] = await ben.call(listLeads, { params: { id: ben.professionalId } });
  expect(bensLead?.allowedActions).toContain('reportCompletion');
});

test('everybody involved gets a live event on their open pages', async () => {
  const { marie, ann, ben, cleo } = stage;
  await stage.hire(id, ben);
  for (const one of [marie, ann, ben, cleo]) {
    expect((await toldTo(site, one)).at(-1)).toMatchObject({ requestId: id });
  }
});

test('the same again is idempotent, another is refused', async () => {
  const { ann, ben, marie } = stage;
  await stage.hire(id, ben);
  expect((await stage.hire(id, ben)).status).toBe('in_progress');
  const body = { professionalId: ann.professionalId };
  expect(await refusalsOf([marie], `/api/requests/${id}/hire`, body)).toEqual([
    '409 already_hired',
  ]);
  expect((await stage.watch(id)).timeline.filter(({ event }) => event === 'hire')).toHaveLength(1);
});

test('one who has not accepted, or was never contacted, cannot be hired', async () => {
  const { cleo, marie } = stage;
  for (const professionalId of [cleo.professionalId, marie.id]) {
    expect(await refusalsOf([marie], `/api/requests/${id}/hire`, { professionalId })).toEqual([
      '409 lead_not_accepted',
    ]);
  }
  expect(await statusesOf(stage, id)).toEqual(['accepted', 'accepted', 'accepted', 'pending']);
});

test('nobody is hired for a cancelled request', async () => {
  await stage.cancel(id);
  const body = { professionalId: stage.ann.professionalId };
  expect(await refusalsOf([stage.marie], `/api/requests/${id}/hire`, body)).toEqual([
    '409 request_closed',
  ]);
});

test('bad input and other people are refused, and nothing changes', async () => {
  const { ann, marie } = stage;
  const path = `/api/requests/${id}/hire`;
  const body = { professionalId: ann.professionalId };
  expect(await refusalsOf([marie], path, { professionalId: 'ann' })).toEqual(['422 invalid_input']);
  expect(await refusalsOf([marie], path)).toEqual(['422 invalid_input']);
  const others = [await aCustomer(site, 'Thomas'), ann, nobody(site)];
  expect(await refusalsOf(others, path, body)).toEqual([
    '404 not_found',
    '403 wrong_role',
    '401 not_signed_in',
  ]);
  expect((await statusesOf(stage, id))[0]).toBe('accepted');
});
