import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listReviews, writeReview } from '#contract/requests/reviews.ts';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import { report } from '#contract/requests/safety.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anAdminAtWork, type AdminAtWork } from '#tests/support/admin/admin-at-work.ts';
import { aCompletedJob } from '#tests/support/completed-job.ts';
import { aCustomer, aProfessional, nobody, type Professional } from '#tests/support/people.ts';

const WHY = { reason: 'Names a third person' };

let app: StartedApp;
let grace: AdminAtWork;
let bo: Professional;
beforeEach(async () => {
  app = await startApp();
  grace = await anAdminAtWork(app);
  bo = await aProfessional(app, 'Bo');
});
afterEach(() => app.stop());

async function aReview(rating: number, comment = `Worth ${rating}`) {
  const ana = await aCustomer(app, 'Ana');
  const { requestId: serviceRequestId } = await aCompletedJob(ana, bo);
  const body = { serviceRequestId, rating, comment };
  return { ana, ...(await ana.call(writeReview, { body })) };
}
const params = () => ({ id: bo.professionalId });
const ratingOf = async () => {
  const { rating, reviewCount } = await nobody(app).call(publicProfessional, { params: params() });
  return { rating, reviewCount };
};
const shown = async () =>
  (await nobody(app).call(listReviews, { params: params() })).reviews.map(({ comment }) => comment);
const hide = (id: string, body: object = WHY) => grace.ask('POST', `/reviews/${id}/hiding`, body);
const restore = (id: string) => grace.ask('POST', `/reviews/${id}/restoring`, WHY);

describe('a hidden review', () => {
  it('is shown to nobody and does not count; restored it is and does', async () => {
    await aReview(5);
    const { id } = await aReview(1);
    expect(await ratingOf()).toEqual({ rating: 3, reviewCount: 2 });
    expect((await hide(id)).status).toBe(204);
    expect((await hide(id)).status).toBe(204);
    expect(await ratingOf()).toEqual({ rating: 5, reviewCount: 1 });
    expect(await shown()).toEqual(['Worth 5']);
    const exported = await bo.fetch(`/api/professionals/${bo.professionalId}/reviews/export`);
    expect(await exported.text()).not.toContain('Worth 1');
    expect((await restore(id)).status).toBe(204);
    expect(await ratingOf()).toEqual({ rating: 3, reviewCount: 2 });
    expect(await shown()).toEqual(['Worth 1', 'Worth 5']);
    expect(await grace.deeds('hidden')).toMatchObject([
      { target_kind: 'review', target: id, reason: WHY.reason, after: { hidden: true, rating: 1 } },
    ]);
    expect(await grace.deeds('restored')).toHaveLength(1);
  });

  it('leaves the public page, and its structured data for search engines', async () => {
    await aReview(5);
    const { id } = await aReview(1, 'A dreadful visit');
    await app.platform.db
      .updateTable('professionals')
      .set({ listed_at: app.platform.clock.now() })
      .where('id', '=', bo.professionalId)
      .execute();
    const path = `/en/pro/bo-${bo.professionalId}`;
    const page = async () => (await nobody(app).fetch(path)).text();
    expect(await page()).toContain('A dreadful visit');
    await hide(id);
    const after = await page();
    expect(after).not.toContain('A dreadful visit');
    expect(after).toMatch(/"ratingValue":\s*"?5/);
  });

  it('counts exactly, however often it is hidden and restored concurrently', async () => {
    await aReview(4);
    const { id } = await aReview(2);
    await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? hide(id) : restore(id))));
    await restore(id);
    expect(await ratingOf()).toEqual({ rating: 3, reviewCount: 2 });
    await hide(id);
    expect(await ratingOf()).toEqual({ rating: 4, reviewCount: 1 });
  });

  it('is refused for an unknown review, without a reason, and by people', async () => {
    const { id, ana } = await aReview(1);
    expect((await hide(crypto.randomUUID())).status).toBe(404);
    expect((await hide(id, {})).status).toBe(422);
    const path = `/api/admin/reviews/${id}/hiding`;
    expect((await bo.ask('POST', path, WHY)).status).toBe(403);
    expect((await ana.ask('POST', path, WHY)).status).toBe(403);
    expect((await nobody(app).ask('POST', path, WHY)).status).toBe(401);
    expect(await shown()).toEqual(['Worth 1']);
  });
});

describe('a report', () => {
  const list = async (query = '') => (await grace.ask('GET', `/reports${query}`)).body;
  const resolve = (id: string, outcome: string) =>
    grace.ask('POST', `/reports/${id}/resolution`, { outcome, note: 'Looked at' });
  async function reported() {
    const review = await aReview(1, 'He stole my ring');
    const body = {
      target: { type: 'review', id: review.id },
      reason: 'abuse',
      comment: 'That is a lie',
    } as const;
    return { review, ...(await bo.call(report, { body })) };
  }

  it('is listed with what it is about, and may lead to hiding', async () => {
    const { id, review } = await reported();
    const [row] = await list('?state=open&targetType=review&q=lie');
    expect(row).toMatchObject({
      id,
      targetId: review.id,
      reporterName: 'Bo',
      aboutName: 'Ana',
      excerpt: 'He stole my ring',
      comment: 'That is a lie',
      allowedActions: ['resolve', 'hideReview'],
    });
    await hide(review.id);
    expect((await list())[0].allowedActions).toEqual(['resolve']);
    expect(await list('?targetType=person')).toEqual([]);
  });

  it('is resolved once, and says how, and by whom', async () => {
    const { id } = await reported();
    expect((await resolve(id, 'acted')).status).toBe(204);
    expect((await resolve(id, 'acted')).status).toBe(204);
    const other = await resolve(id, 'dismissed');
    expect([other.status, other.body.code]).toEqual([409, 'already_answered']);
    expect(await list('?state=open')).toEqual([]);
    expect(await list('?state=resolved')).toMatchObject([
      { id, resolution: 'acted', resolvedBy: grace.email, resolutionNote: 'Looked at' },
    ]);
    expect(await grace.deeds('resolved')).toMatchObject([
      { target: id, after: { outcome: 'acted', about: 'review' } },
    ]);
  });

  it('is paginated, and exported as a file', async () => {
    await reported();
    await reported();
    const [first] = await list('?limit=1');
    const [second] = await list(`?limit=1&after=${first.cursor}`);
    expect(new Set([first.id, second.id]).size).toBe(2);
    expect(await list(`?after=${second.cursor}`)).toEqual([]);
    const file = await grace.ask('GET', '/exports/reports?columns=id,reason');
    expect(file.text.trim().split('\r\n')).toHaveLength(3);
    expect(await grace.deeds('exported')).toHaveLength(1);
  });

  it('cannot be resolved by people, with another resolution, or where there is none', async () => {
    const { id } = await reported();
    const path = `/api/admin/reports/${id}/resolution`;
    expect((await bo.ask('POST', path, { outcome: 'acted' })).status).toBe(403);
    expect((await nobody(app).ask('POST', path, { outcome: 'acted' })).status).toBe(401);
    expect((await resolve(id, 'ignored')).status).toBe(422);
    expect((await resolve(crypto.randomUUID(), 'acted')).status).toBe(404);
    expect(await list('?state=open')).toHaveLength(1);
  });
});
