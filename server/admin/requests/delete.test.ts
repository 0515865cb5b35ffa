import { afterEach, beforeEach, expect, test } from 'vitest';
import { listNotices } from '#contract/notifications.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { writeReview } from '#contract/requests/reviews.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, quotaUsed, type Stage } from '#tests/support/life/life.ts';
import { anOperator, refusedTo, type Operator } from '#tests/support/admin/operator.ts';
import { lettersOf, nobody, type Customer } from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let operator: Operator;
let id: string;
beforeEach(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
  stage = await aStage(site);
  operator = await anOperator(site);
  ({ id } = await stage.submit());
  await site.drainJobs();
});
afterEach(() => site.stop());

const newest = async ({ call }: Pick<Customer, 'call'>) => (await call(listNotices)).notices[0];
const rowsOf = async (table: 'leads' | 'messages' | 'request_history' | 'files') =>
  (await site.platform.db.selectFrom(table).select('id').execute()).length;

test('deletes an open request, and notifies the people in it', async () => {
  const { ann, ben, marie } = stage;
  await answer(ann, 'accepted');
  const { professionalId } = ann;
  const content = 'A canary in the conversation';
  await marie.call(sendMessage, { body: { serviceRequestId: id, professionalId, content } });
  await site.drainJobs();
  expect(await operator.delete(id)).toBe(204);
  await site.drainJobs();
  expect((await marie.ask('GET', `/api/requests/${id}`)).status).toBe(404);
  expect([await rowsOf('leads'), await rowsOf('messages'), await rowsOf('files')]).toEqual([
    0, 0, 0,
  ]);
  expect(await rowsOf('request_history')).toBe(0);
  expect(await quotaUsed(site, [ann, ben])).toEqual([1, 0]);
  expect(await newest(marie)).toMatchObject({
    kind: 'requestCancelled',
    href: '/dashboard?tab=requests',
  });
  for (const asked of [ann, ben]) expect(await newest(asked)).toMatchObject({ kind: 'leadClosed' });
  const letters = await lettersOf(site);
  expect(JSON.stringify(letters)).not.toMatch(/canary|leaking since yesterday/);
  const written = letters.find(({ kind }) => kind === 'requestCancelled');
  expect(written?.text).toContain('deleted what belonged to it');
  const log = await operator.log();
  expect(log[0]).toMatchObject({
    action: 'deleted',
    target: id,
    before: { status: 'accepted', leads: 3, files: 0 },
    after: { leadsWithdrawn: 3 },
  });
  expect(JSON.stringify(log)).not.toMatch(/canary|leaking/);
});

test('keeps the rating of a reviewed one, and notifies nobody of a closed one', async () => {
  const { ann, marie } = stage;
  await answer(ann, 'accepted');
  await stage.hire(id, ann);
  await stage.complete(id);
  await marie.call(writeReview, { body: { serviceRequestId: id, rating: 4 } });
  await site.drainJobs();
  const before = (await marie.call(listNotices)).notices.length;
  expect(await operator.delete(id)).toBe(204);
  await site.drainJobs();
  expect((await marie.call(listNotices)).notices.length).toBeLessThanOrEqual(before);
  const review = await site.platform.db.selectFrom('reviews').selectAll().executeTakeFirst();
  expect(review).toMatchObject({ rating: 4, request_id: null });
  expect(await operator.delete(id)).toBe('404 not_found');
});

test('is for operators alone', async () => {
  const path = `/api/admin/requests/${id}`;
  expect(await refusedTo([stage.marie, stage.ann, nobody(site)], 'DELETE', path)).toEqual([
    '403 wrong_role',
    '403 wrong_role',
    '401 not_signed_in',
  ]);
  expect(await operator.act('requests/tap', {}, 'DELETE')).toBe('422 invalid_input');
  expect((await stage.watch(id)).status).toBe('sent');
});
