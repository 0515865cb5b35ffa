import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeReview } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCompletedJob } from '#tests/support/completed-job.ts';
import { aCustomer, aProfessional, nobody, type Professional } from '#tests/support/people.ts';
import { verifyReviews } from './verify.ts';

let site: StartedApp;
let ann: Professional;
let path: string;
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  const marie = await aCustomer(site, 'Marie-Eve Roy Lavoie');
  ann = await aProfessional(site, 'Ann');
  path = `/api/professionals/${ann.professionalId}/reviews/export`;
  const { requestId } = await aCompletedJob(marie, ann);
  await marie.call(writeReview, {
    body: { serviceRequestId: requestId, rating: 4, comment: 'Fine' },
  });
});
afterAll(() => site.stop());

async function keys() {
  return ((await (await site.fetch('/.well-known/jwks.json')).json()) as { keys: object[] }).keys;
}

describe('an export of reviews', () => {
  test('is verified with the published keys, and contains the public reviews', async () => {
    const file = await (await ann.fetch(path)).text();
    const said = await verifyReviews(file, await keys());
    expect(said).toMatchObject({ professional: { id: ann.professionalId }, rating: 4, count: 1 });
    expect(said.reviews[0]).toMatchObject({ author: 'Marie-Eve L.', comment: 'Fine' });
    expect(JSON.stringify(await keys())).not.toContain('"d"');
  });

  test('fails verification with one byte changed, and with other keys', async () => {
    const file = await (await ann.fetch(path)).text();
    const jws = JSON.parse(file) as { payload: string };
    const payload = `${jws.payload.slice(0, 40)}${jws.payload[40] === 'A' ? 'B' : 'A'}${jws.payload.slice(41)}`;
    await expect(verifyReviews(JSON.stringify({ ...jws, payload }), await keys())).rejects.toThrow(
      'signature verification failed',
    );
    await expect(verifyReviews(file, [])).rejects.toThrow('no applicable key');
  });

  test('is never cached', async () => {
    const { headers } = await ann.fetch(path);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('is signed by one key, however often', async () => {
    await ann.fetch(path);
    expect(await keys()).toHaveLength(1);
  });

  test('is for nobody else, and refuses an invalid id', async () => {
    const ben = await aProfessional(site, 'Ben');
    expect((await ben.ask('GET', path)).body).toMatchObject({ code: 'not_yours' });
    expect((await nobody(site).ask('GET', path)).status).toBe(401);
    expect((await ann.ask('GET', path.replace(ann.professionalId, 'ann'))).status).toBe(422);
  });
});
