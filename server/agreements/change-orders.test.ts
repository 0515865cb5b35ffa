import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#contract/agreements/agreements.ts';
import type { ChangeTerms } from '#contract/agreements/terms.ts';
import { listNotices } from '#contract/notifications.ts';
import type { QuoteTerms } from '#contract/quotes/terms.ts';
import { reportCompletion, stepBack } from '#contract/requests/leads.ts';
import { agree, flat } from '#tests/support/life/a-job.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import {
  aCustomer,
  aProfessional,
  leadOf,
  nobody,
  type Professional,
} from '#tests/support/people.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  for (const one of [stage.ann, stage.ben]) await answer(one, 'accepted');
});
afterEach(() => site.stop());

const agreeWith = (professional: Professional, terms: Partial<QuoteTerms> = {}) =>
  agree(site, { customer: stage.marie, professional }, terms);
const change = (terms: Partial<ChangeTerms> = {}): ChangeTerms => ({
  lines: [flat('The pipe behind it', 10_000)],
  ceiling: null,
  reason: 'The pipe is rusty',
  ...terms,
});
const propose = (terms: Partial<ChangeTerms> = {}, idempotencyKey?: string) =>
  stage.ann.call(calls.proposeChange, {
    params: { id },
    body: change(terms),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const proposed = async (terms: Partial<ChangeTerms> = {}) => (await propose(terms)).changes.at(-1)!;
const accept = (orderId: string) =>
  stage.marie.call(calls.acceptChange, { params: { id: orderId }, body: {} });
const seen = () => stage.marie.call(calls.getAgreement, { params: { id } });
const NOT_OPEN = { status: 409, body: { code: 'change_order_not_open' } };

describe('a change order', () => {
  test('is proposed, read by both, accepted, and part of the total from then on', async () => {
    await agreeWith(stage.ann);
    const order = await proposed();
    expect(order).toMatchObject({
      number: 1,
      status: 'open',
      prices: [10_000],
      totalBefore: 45_990,
      totalAfter: 57_488,
      allowedActions: ['withdraw'],
    });
    const read = await seen();
    expect(read).toMatchObject({ agreedTotal: 45_990, today: { total: 45_990 } });
    expect(read?.changes[0]?.allowedActions).toEqual(['accept', 'decline']);
    const after = await accept(order.id);
    expect(after.today).toMatchObject({ subtotal: 50_000, taxes: [2500, 4988], total: 57_488 });
    expect(after.today.lines.map(({ change: from }) => from)).toEqual([null, 1]);
    await site.drainJobs();
    const { notices } = await stage.ann.call(listNotices);
    expect(notices.map(({ kind }) => kind)).toContain('changeAccepted');
  });

  test('takes work away again without a cent left over', async () => {
    await agreeWith(stage.ann, { lines: [flat('Work', 8575, 1250)] });
    const before = (await seen())?.today.total;
    await accept((await proposed({ lines: [flat('More', 333, 1500)] })).id);
    await accept((await proposed({ lines: [flat('Less', -333, 1500)] })).id);
    expect((await seen())?.today.total).toBe(before);
  });

  test('is one at a time, and one by its key', async () => {
    await agreeWith(stage.ann);
    const first = await propose({}, 'one-key-of-ann');
    expect(await propose({}, 'one-key-of-ann')).toEqual(first);
    const reused = propose({ reason: 'Another' }, 'one-key-of-ann');
    await expect(reused).rejects.toMatchObject({ body: { code: 'idempotency_key_reused' } });
    await expect(propose()).rejects.toMatchObject({ body: { code: 'change_order_open' } });
    const at = await Promise.allSettled([
      accept(first.changes[0]!.id),
      accept(first.changes[0]!.id),
    ]);
    expect(at.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await propose()).changes.map(({ status }) => status)).toEqual(['accepted', 'open']);
  });

  test('of two proposed at once one is open', async () => {
    await agreeWith(stage.ann);
    const both = await Promise.allSettled([propose(), propose({ reason: 'Another' })]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is declined with a reason, or taken back, and changes nothing', async () => {
    await agreeWith(stage.ann);
    const params = { id: (await proposed()).id };
    const body = { reason: 'Too much for me' };
    await stage.marie.call(calls.declineChange, { params, body });
    const after = await stage.marie.call(calls.declineChange, { params, body });
    expect(after.changes[0]).toMatchObject({ status: 'declined', declineReason: body.reason });
    const { id: second } = await proposed();
    await stage.ann.call(calls.withdrawChange, { params: { id: second }, body: {} });
    await expect(accept(second)).rejects.toMatchObject(NOT_OPEN);
    expect((await seen())?.today.total).toBe(45_990);
    await site.drainJobs();
    const { notices } = await stage.ann.call(listNotices);
    expect(notices.filter(({ kind }) => kind === 'changeDeclined')).toHaveLength(1);
  });

  test('alone lifts the ceiling of an estimate', async () => {
    await agreeWith(stage.ann, { kind: 'estimate', ceiling: 50_000 });
    await expect(propose()).rejects.toMatchObject({ status: 422 });
    const order = await proposed({ ceiling: 60_000 });
    expect((await seen())?.today.ceiling).toBe(50_000);
    expect((await accept(order.id)).today).toMatchObject({ total: 57_488, ceiling: 60_000 });
  });
});

describe('a change order is refused', () => {
  test('without an agreement, once the work is reported done, and by everybody else', async () => {
    await stage.hire(id, stage.ann);
    expect(await seen()).toBeNull();
    await expect(propose()).rejects.toMatchObject({ body: { code: 'no_agreement' } });
    await stage.ann.call(reportCompletion, {
      params: { id: await leadOf(stage.ann) },
      body: {},
    });
    await expect(propose()).rejects.toMatchObject({ body: { code: 'not_in_progress' } });
  });

  test.each<[string, Partial<ChangeTerms>]>([
    ['below nothing', { lines: [flat('Less', -40_001)] }],
    ['above all that can be counted', { lines: [flat('More', 1_000_000_000)] }],
    [
      'with lines too large to be counted exactly',
      { lines: [flat('More', 900_000_000, 9_999_999), flat('Less', -900_000_000, 9_999_998)] },
    ],
    ['with a ceiling for a fixed price', { ceiling: 90_000 }],
    ['without lines', { lines: [] }],
    ['without a reason', { reason: ' ' }],
  ])('%s, and nothing is stored', async (_, terms) => {
    await agreeWith(stage.ann);
    await expect(propose(terms)).rejects.toMatchObject({ status: 422 });
    expect((await seen())?.changes).toEqual([]);
  });

  test('to everybody else, who learns nothing', async () => {
    await agreeWith(stage.ann);
    const { id: orderId } = await proposed();
    const params = { id: orderId };
    const eve = await aCustomer(site, 'Eve');
    for (const who of [eve, stage.ben]) {
      const read = who.call(calls.getAgreement, { params: { id } });
      await expect(read).rejects.toMatchObject({ status: 404 });
    }
    await expect(eve.call(calls.acceptChange, { params, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(stage.ben.call(calls.withdrawChange, { params, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await expect(nobody(site).call(calls.acceptChange, { params, body: {} })).rejects.toMatchObject(
      { status: 401 },
    );
    expect((await seen())?.changes[0]?.status).toBe('open');
  });
});

test('an agreement ends with its job: another can be made with another', async () => {
  const dora = await aProfessional(site, 'Dora', { km: 4 });
  await agreeWith(stage.ann);
  const { id: orderId } = await proposed();
  await stage.ann.call(stepBack, { params: { id: await leadOf(stage.ann) }, body: {} });
  await site.drainJobs();
  await expect(accept(orderId)).rejects.toMatchObject(NOT_OPEN);
  expect(await seen()).toBeNull();
  await answer(dora, 'accepted');
  await agreeWith(dora, { lines: [flat('A new tap', 30_000)] });
  expect((await seen())?.agreedTotal).toBe(34_493);
});

test('what was proposed never changes, and an answer is not taken back', async () => {
  await agreeWith(stage.ann);
  const { id: orderId } = await proposed();
  const { db } = site.platform;
  const put = (set: object) =>
    db.updateTable('change_orders').set(set).where('id', '=', orderId).execute();
  await expect(put({ total_after: 1 })).rejects.toThrow(/never change/);
  await accept(orderId);
  await expect(put({ status: 'declined' })).rejects.toThrow(/never change/);
});
