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
});
afterEach(() => site.stop());

test('cancelling ends everything, and refunds the unanswered', async () => {
  const { ann, ben, cleo } = stage;
  await answer(ann, 'accepted');
  const request = await stage.cancel(id, 'My brother fixed it');
  expect(request).toMatchObject({
    status: 'cancelled',
    cancelReason: 'My brother fixed it',
    endedAt: expect.any(String),
    allowedActions: [],
  });
  expect(request.leads.map(({ endedBecause }) => endedBecause)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  expect(await quotaUsed(site, [ann, ben, cleo])).toEqual([1, 0, 0]);
});

test('the reason is shown to everybody contacted, with contacts masked', async () => {
  const { ann, ben } = stage;
  await answer(ann, 'accepted');
  await stage.cancel(id, 'My brother fixed it. Questions? 514 555 0199');
  for (const { call, professionalId } of [ann, ben]) {
    const [lead] = await call(listLeads, { params: { id: professionalId } });
    expect(lead?.endedNote).toBe('My brother fixed it. Questions? •••');
  }
});

test("a hired professional's lead ends too, and they are notified", async () => {
  const { ann } = stage;
  await answer(ann, 'accepted');
  await stage.hire(id, ann);
  await stage.cancel(id);
  const [lead] = await ann.call(listLeads, { params: { id: ann.professionalId } });
  expect(lead).toMatchObject({
    status: 'withdrawn',
    allowedActions: [],
    serviceRequest: { status: 'cancelled', customer: null },
  });
  expect((await toldTo(site, ann)).at(-1)).toMatchObject({ type: 'lead.changed', requestId: id });
});

test('again is idempotent; nobody can answer any more, and nobody else is contacted', async () => {
  await stage.cancel(id, 'First');
  expect((await stage.cancel(id, 'Second')).cancelReason).toBe('First');
  const [lead] = await stage.ann.call(listLeads, { params: { id: stage.ann.professionalId } });
  const path = `/api/service-request-professionals/${lead?.id}/respond`;
  expect(await refusalsOf([stage.ann], path, { status: 'accepted' })).toEqual([
    '409 request_closed',
  ]);
  await site.drainJobs();
  expect(await statusesOf(stage, id)).toEqual(['cancelled', 'withdrawn', 'withdrawn', 'withdrawn']);
});

test('the same need may be submitted again at once', async () => {
  await stage.cancel(id);
  expect((await stage.submit()).id).not.toBe(id);
});

test('a completed request cannot be cancelled', async () => {
  await answer(stage.ann, 'accepted');
  await stage.hire(id, stage.ann);
  await stage.complete(id);
  expect(await refusalsOf([stage.marie], `/api/requests/${id}/cancellation`)).toEqual([
    '409 request_closed',
  ]);
});

test('bad input and other people are refused, and nothing changes', async () => {
  const path = `/api/requests/${id}/cancellation`;
  const tooLong = { reason: 'x'.repeat(501) };
  expect(await refusalsOf([stage.marie], path, tooLong)).toEqual(['422 invalid_input']);
  const others = [await aCustomer(site, 'Thomas'), stage.ann, nobody(site)];
  expect(await refusalsOf(others, path)).toEqual([
    '404 not_found',
    '403 wrong_role',
    '401 not_signed_in',
  ]);
  expect((await statusesOf(stage, id))[0]).toBe('sent');
});
