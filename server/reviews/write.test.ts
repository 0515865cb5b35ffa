import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hireProfessional } from '#contract/requests/requests.ts';
import { listOwnReviews, writeReview } from '#contract/requests/reviews.ts';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCompletedJob, anAcceptedJob } from '#tests/support/completed-job.ts';
import {
  aCustomer,
  aProfessional,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie-Eve Roy');
  ann = await aProfessional(site, 'Ann', { plan: 'premium' });
});
afterAll(() => site.stop());

let jobs = 0;
const job = () => aCompletedJob(marie, ann, { description: `Job ${(jobs += 1)}` });
const send = (who: Pick<Customer, 'ask'>, body: object) =>
  who.ask('POST', '/api/user/feedback', body);
const stored = () => site.platform.db.selectFrom('reviews').selectAll().execute();

describe('a review', () => {
  test('is published, counted and shown to its author', async () => {
    const { requestId: serviceRequestId } = await job();
    const before = await nobody(site).call(publicProfessional, {
      params: { id: ann.professionalId },
    });
    const comment = '  Clean work, on time.  ';
    const review = await marie.call(writeReview, {
      body: { serviceRequestId, rating: 4, comment },
    });
    expect(review).toMatchObject({
      userId: marie.id,
      serviceRequestId,
      professionalId: ann.professionalId,
      rating: 4,
      comment: 'Clean work, on time.',
      wouldRecommend: true,
      answer: null,
    });
    expect((await marie.call(listOwnReviews))[0]).toEqual(review);
    expect(review.professional.reviewCount).toBe(before.reviewCount + 1);
  });

  test('has five stars and a recommendation by default', async () => {
    const { requestId: serviceRequestId } = await job();
    const review = await marie.call(writeReview, { body: { serviceRequestId, comment: '   ' } });
    expect(review).toMatchObject({ rating: 5, wouldRecommend: true, comment: null });
  });

  test('recommends by its rating, whatever is sent', async () => {
    const { requestId: serviceRequestId } = await job();
    const body = { serviceRequestId, rating: 3, wouldRecommend: true, userId: marie.id };
    expect(await marie.call(writeReview, { body })).toMatchObject({ wouldRecommend: false });
  });

  test('masks contacts in its text', async () => {
    const { requestId: serviceRequestId } = await job();
    const comment = 'Call her at 514-555-0199 or ann@plumbing.example';
    const review = await marie.call(writeReview, { body: { serviceRequestId, comment } });
    expect(review.comment).toBe('Call her at ••• or •••');
  });
});

describe('a review is refused', () => {
  test('a second time for the same job', async () => {
    const { requestId: serviceRequestId } = await job();
    await marie.call(writeReview, { body: { serviceRequestId } });
    const before = await stored();
    const again = await send(marie, { serviceRequestId, rating: 1 });
    expect([again.status, again.body.code]).toEqual([409, 'already_reviewed']);
    expect(await stored()).toEqual(before);
  });

  test('before the job is completed, and about somebody who was not hired', async () => {
    const { requestId } = await anAcceptedJob(marie, ann, { description: 'Not done yet' });
    const early = await send(marie, { serviceRequestId: requestId });
    await marie.call(hireProfessional, {
      params: { id: requestId },
      body: { professionalId: ann.professionalId },
    });
    const inProgress = await send(marie, { serviceRequestId: requestId });
    const { requestId: serviceRequestId } = await job();
    const other = await aProfessional(site, 'Ben', { km: 4 });
    const wrong = await send(marie, { serviceRequestId, professionalId: other.professionalId });
    for (const { status, body } of [early, inProgress, wrong])
      expect([status, body.code]).toEqual([409, 'not_eligible']);
  });

  test.each([
    ['a rating of six', { rating: 6 }],
    ['a rating of none', { rating: 0 }],
    ['a rating of four and a half', { rating: 4.5 }],
    ['a rating in words', { rating: 'five' }],
    ['a comment of 2,001 characters', { comment: 'x'.repeat(2001) }],
    ['a request that is no id', { serviceRequestId: 'tap' }],
  ])('with %s', async (_, change) => {
    const { requestId: serviceRequestId } = await job();
    const before = await stored();
    expect((await send(marie, { serviceRequestId, ...change })).status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test('by another customer, a professional, a visitor, and in the name of another', async () => {
    const { requestId: serviceRequestId } = await job();
    const bea = await aCustomer(site, 'Bea');
    expect((await send(bea, { serviceRequestId })).status).toBe(404);
    expect((await send(ann, { serviceRequestId })).status).toBe(403);
    expect((await send(nobody(site), { serviceRequestId })).status).toBe(401);
    expect((await send(marie, { serviceRequestId, userId: bea.id })).status).toBe(403);
  });

  test('of oneself by another account', async () => {
    const twin = await aCustomer(site, 'Ann again');
    const { requestId: serviceRequestId } = await aCompletedJob(twin, ann);
    await site.platform.db
      .updateTable('requests')
      .set({ contact_email: ann.email })
      .where('id', '=', serviceRequestId)
      .execute();
    const answer = await send(twin, { serviceRequestId });
    expect([answer.status, answer.body.code]).toEqual([409, 'not_eligible']);
  });
});
