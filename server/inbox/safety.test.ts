import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '#contract/requests/messages.ts';
import { writeReview } from '#contract/requests/reviews.ts';
import { blockPerson, listBlocks, report, unblock } from '#contract/requests/safety.ts';
import { findBlockedWith } from '#server/safety/safety.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { anAcceptedJob, finish } from '#tests/support/completed-job.ts';
import {
  aCustomer,
  aProfessional,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let marie: Customer;
let bea: Customer;
let ann: Professional;
let ben: Professional;
let requestId: string;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
  bea = await aCustomer(site, 'Bea');
  ann = await aProfessional(site, 'Ann');
  ben = await aProfessional(site, 'Ben', { km: 2 });
  ({ requestId } = await anAcceptedJob(marie, ann));
});
afterEach(() => site.stop());

const theJob = () => ({ serviceRequestId: requestId });
const send = (who: Pick<Customer, 'ask'>, path: string, body: object) =>
  who.ask('POST', `/api/${path}`, body);

describe('blocking', () => {
  test('separates both, either way, until it is removed', async () => {
    const { db } = site.platform;
    await ann.call(blockPerson, { body: theJob() });
    expect(await findBlockedWith(db, marie.id)).toEqual([ann.id]);
    expect(await findBlockedWith(db, ann.id)).toEqual([marie.id]);
    const [block] = await ann.call(listBlocks);
    expect(block?.name).toBe('Marie');
    await ann.call(unblock, { params: { id: block?.id ?? '' } });
    expect(await findBlockedWith(db, marie.id)).toEqual([]);
    expect(await ann.call(listBlocks)).toEqual([]);
  });

  test('again is idempotent, and one each way are two', async () => {
    const body = { ...theJob(), professionalId: ann.professionalId };
    await marie.call(blockPerson, { body });
    await marie.call(blockPerson, { body });
    expect(await marie.call(listBlocks)).toHaveLength(1);
    await ann.call(blockPerson, { body: theJob() });
    expect(await ann.call(listBlocks)).toHaveLength(1);
    expect(await findBlockedWith(site.platform.db, marie.id)).toEqual([ann.id]);
  });

  test('is for the two of a conversation', async () => {
    const sent = [
      [await send(nobody(site), 'blocks', theJob()), 401],
      [await send(bea, 'blocks', theJob()), 404],
      [await send(ben, 'blocks', theJob()), 403],
      [await send(marie, 'blocks', { ...theJob(), professionalId: marie.id }), 404],
      [await send(marie, 'blocks', { serviceRequestId: 'tap' }), 422],
      [await send(ann, 'blocks', { ...theJob(), professionalId: ben.professionalId }), 403],
    ] as const;
    for (const [answer, status] of sent) expect(answer.status).toBe(status);
    expect(await site.platform.db.selectFrom('blocks').selectAll().execute()).toEqual([]);
  });

  test('is removed by the person who made it', async () => {
    await marie.call(blockPerson, { body: theJob() });
    const [block] = await marie.call(listBlocks);
    for (const [who, status] of [
      [ann, 404],
      [bea, 404],
      [nobody(site), 401],
    ] as const)
      expect((await who.ask('DELETE', `/api/blocks/${block?.id}`)).status).toBe(status);
    expect(await marie.call(listBlocks)).toHaveLength(1);
    expect((await marie.ask('DELETE', '/api/blocks/one')).status).toBe(422);
  });
});

describe('a report', () => {
  const reports = () => site.platform.db.selectFrom('reports').selectAll().execute();
  const reason = 'abuse' as const;

  test('of a person, a message and a review is stored for the operator, each once', async () => {
    const { id } = await ann.call(sendMessage, { body: { ...theJob(), content: 'Buy gold' } });
    await finish(marie, ann, requestId);
    const review = await marie.call(writeReview, { body: { ...theJob(), rating: 1 } });
    const made = [
      await marie.call(report, { body: { target: { type: 'person', ...theJob() }, reason } }),
      await marie.call(report, { body: { target: { type: 'message', id }, reason: 'spam' } }),
      await ann.call(report, { body: { target: { type: 'review', id: review.id }, reason } }),
    ];
    const again = { target: { type: 'message' as const, id }, reason, comment: 'Really' };
    expect(await marie.call(report, { body: again })).toEqual(made[1]);
    const rows = await reports();
    expect(rows).toHaveLength(3);
    expect(made.map(({ id: one }) => rows.find((row) => row.id === one))).toMatchObject([
      { id: made[0]?.id, reporter_id: marie.id, target_id: ann.id, request_id: requestId },
      { id: made[1]?.id, reporter_id: marie.id, target_id: id, reason: 'spam', comment: null },
      { id: made[2]?.id, reporter_id: ann.id, target_id: review.id },
    ]);
  });

  test('is about what one can see and did not do oneself', async () => {
    const { id } = await marie.call(sendMessage, { body: { ...theJob(), content: 'Hello' } });
    const message = { target: { type: 'message', id }, reason };
    const person = { target: { type: 'person', ...theJob() }, reason };
    for (const [who, body, status] of [
      [nobody(site), person, 401],
      [bea, person, 404],
      [ben, person, 403],
      [marie, message, 404],
      [bea, message, 404],
      [ann, { ...message, reason: 'boring' }, 422],
      [ann, { ...message, comment: 'x'.repeat(1001) }, 422],
      [ann, { ...message, target: { type: 'letter', id } }, 422],
      [ann, { target: { type: 'review', id }, reason }, 404],
    ] as const)
      expect((await send(who, 'reports', body)).status).toBe(status);
    expect(await reports()).toEqual([]);
  });

  test('is made twenty times a day at most', async () => {
    const body = { target: { type: 'person', ...theJob() }, reason };
    for (let count = 1; count <= 20; count += 1)
      expect((await send(marie, 'reports', body)).status).toBe(201);
    expect((await send(marie, 'reports', body)).status).toBe(429);
  });
});
