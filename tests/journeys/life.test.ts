import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLeads, reportCompletion } from '#contract/requests/leads.ts';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import { answerReview, writeReview } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { brokenRulesWithoutMail } from '#faults/oracle/invariants.ts';
import { aStage, answer, statusesOf, type Stage } from '#tests/support/life/life.ts';
import { aProfessional, leadOf, type Professional } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let dora: Professional;
let eva: Professional;
let id: string;
beforeAll(async () => {
  site = await startApp();
  stage = await aStage(site);
  dora = await aProfessional(site, 'Dora', { km: 4 });
  eva = await aProfessional(site, 'Eva', { km: 5 });
});
afterAll(() => site.stop());

const statuses = () => statusesOf(stage, id);

test('three are contacted; one declines, and the next is contacted instead', async () => {
  ({ id } = await stage.submit());
  await answer(stage.ann, 'denied');
  await site.drainJobs();
  expect(await statuses()).toEqual(['sent', 'denied', 'pending', 'pending', 'pending']);
  await answer(dora, 'accepted');
});

test('two do not answer in time, and the next are contacted', async () => {
  await site.advance(4 * 3600 + 60);
  await site.drainJobs();
  expect(await statuses()).toEqual([
    'accepted',
    'denied',
    'expired',
    'expired',
    'accepted',
    'pending',
  ]);
  await answer(eva, 'accepted');
});

test('the customer hires one of two, who reports completion', async () => {
  await stage.hire(id, eva);
  const lead = await leadOf(eva);
  await eva.call(reportCompletion, { params: { id: lead }, body: {} });
  expect((await stage.complete(id)).status).toBe('completed');
});

test('the customer reviews the hired professional, who answers; both lists and the profile show it', async () => {
  const body = { serviceRequestId: id, rating: 4, comment: 'Dry again' };
  const { id: review } = await stage.marie.call(writeReview, { body });
  await eva.call(answerReview, { params: { id: review }, body: { text: 'Glad to hear' } });
  expect(await stage.watch(id)).toMatchObject({
    allowedActions: [],
    review: { rating: 4, answer: { text: 'Glad to hear' } },
  });
  const params = { id: eva.professionalId };
  const [lead] = await eva.call(listLeads, { params });
  expect(lead?.serviceRequest.review).toMatchObject({ id: review, comment: 'Dry again' });
  const profile = await stage.marie.call(publicProfessional, { params });
  expect([profile.rating, profile.reviewCount]).toEqual([4, 1]);
});

test('no invariant is broken', async () => {
  await site.drainJobs();
  expect(await brokenRulesWithoutMail(site.platform.db)).toEqual([]);
});
