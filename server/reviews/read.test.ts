import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOwnRequests } from '#contract/requests/requests.ts';
import { listLeads } from '#contract/requests/leads.ts';
import { answerReview, listReviews, writeReview } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { StatementLog } from '#tests/support/database/statement-log.ts';
import { aCompletedJob } from '#tests/support/completed-job.ts';
import {
  aCustomer,
  aProfessional,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { listReviews as listPage } from './read.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
let ben: Professional;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  marie = await aCustomer(site, 'Marie-Eve Roy Lavoie');
  ann = await aProfessional(site, 'Ann', { plan: 'premium' });
  ben = await aProfessional(site, 'Ben', { profession: 'painter', plan: 'premium' });
});
afterAll(() => site.stop());

let jobs = 0;
async function aReview(rating = 5, comment?: string) {
  const { requestId } = await aCompletedJob(marie, ann, { description: `Job ${(jobs += 1)}` });
  await site.advance(1);
  return marie.call(writeReview, { body: { serviceRequestId: requestId, rating, comment } });
}
const reviewsOf = (reader: Pick<Customer, 'call'>, before?: string) =>
  reader.call(listReviews, { params: { id: ann.professionalId }, query: { before } });

describe('the reviews of a professional', () => {
  test('are public, with a short name and the count of each rating', async () => {
    const { id } = await aReview(5, 'Splendid');
    await aReview(2);
    const { reviews, counts } = await reviewsOf(nobody(site));
    expect(reviews[1]).toMatchObject({ id, author: 'Marie-Eve L.', comment: 'Splendid' });
    expect(reviews.map(({ allowedActions }) => allowedActions)).toEqual([[], []]);
    expect(counts).toEqual(
      [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars % 3 === 2 ? 1 : 0 })),
    );
  });

  test('come newest first in pages of twenty, each once', async () => {
    while (jobs < 23) await aReview(4);
    const first = await reviewsOf(nobody(site));
    const second = await reviewsOf(nobody(site), first.reviews.at(-1)?.id);
    const ids = [...first.reviews, ...second.reviews].map(({ id }) => id);
    expect([first.reviews.length, new Set(ids).size]).toEqual([20, 23]);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  test('take three statements, and one for whether the profile is public', async () => {
    const log = new StatementLog();
    const page = { id: ann.professionalId, before: undefined };
    const { reviews } = await listPage(log.watch(site.platform.db), null, page);
    expect([reviews.length, log.take().length]).toEqual([20, 4]);
  });

  test('leave out those an operator has hidden', async () => {
    const { id } = await aReview(1, 'Not true');
    const hidden = { hidden_at: new Date() };
    await site.platform.db.updateTable('reviews').set(hidden).where('id', '=', id).execute();
    const { reviews, counts } = await reviewsOf(nobody(site));
    expect(reviews.map((review) => review.id)).not.toContain(id);
    expect(counts.at(-1)).toEqual({ stars: 1, count: 0 });
  });

  test('of an unknown professional, or one who left, are not found', async () => {
    const gone = await aProfessional(site, 'Gone', { active: false });
    for (const id of ['018f2b3c-0000-7000-8000-000000000001', gone.professionalId])
      expect((await nobody(site).ask('GET', `/api/professionals/${id}/reviews`)).status).toBe(404);
    expect((await nobody(site).ask('GET', '/api/professionals/ann/reviews')).status).toBe(422);
  });
});

describe('an answer', () => {
  const text = 'Thank you! Write me at ann@plumbing.example';

  test('is published once, and seen by the customer', async () => {
    const { id } = await aReview();
    const before = (await reviewsOf(ann)).reviews.find((review) => review.id === id);
    expect(before?.allowedActions).toEqual(['answer', 'report']);
    const answered = await ann.call(answerReview, { params: { id }, body: { text } });
    expect(answered.answer?.text).toBe('Thank you! Write me at •••');
    expect(answered.allowedActions).toEqual(['report']);
    const [request] = await marie.call(listOwnRequests);
    expect(request?.review?.answer?.text).toBe('Thank you! Write me at •••');
    const [lead] = await ann.call(listLeads, { params: { id: ann.professionalId } });
    expect(lead?.serviceRequest.review).toMatchObject({ id, answer: answered.answer });
    const again = await ann.ask('POST', `/api/reviews/${id}/answer`, { text: 'Or not' });
    expect([again.status, again.body.code]).toEqual([409, 'already_answered']);
  });

  test('that is blank or too long is refused', async () => {
    const { id } = await aReview();
    for (const bad of ['', '   ', 'x'.repeat(1001), undefined])
      expect((await ann.ask('POST', `/api/reviews/${id}/answer`, { text: bad })).status).toBe(422);
    expect((await reviewsOf(ann)).reviews[0]?.answer).toBeNull();
  });

  test('is for its professional only', async () => {
    const { id } = await aReview();
    const send = (who: Pick<Customer, 'ask'>) =>
      who.ask('POST', `/api/reviews/${id}/answer`, { text });
    expect((await send(ben)).status).toBe(404);
    expect((await send(marie)).status).toBe(403);
    expect((await send(nobody(site))).status).toBe(401);
    expect((await reviewsOf(ann)).reviews[0]?.answer).toBeNull();
  });
});

test('a review outlives the account of its author', async () => {
  const leaving = await aCustomer(site, 'Leaving Soon');
  const { requestId } = await aCompletedJob(leaving, ben, { profession: 'painter' });
  await leaving.call(writeReview, { body: { serviceRequestId: requestId, rating: 4 } });
  await site.platform.db.deleteFrom('users').where('id', '=', leaving.id).execute();
  const { reviews, counts } = await nobody(site).call(listReviews, {
    params: { id: ben.professionalId },
  });
  expect(reviews[0]).toMatchObject({ author: null, rating: 4 });
  expect(counts[1]).toEqual({ stars: 4, count: 1 });
});
