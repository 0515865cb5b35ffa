import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { uploadFile, type FilePurpose } from '#contract/files.ts';
import * as completions from '#contract/invoices/completions.ts';
import * as calls from '#contract/invoices/invoices.ts';
import { proposeChange } from '#contract/agreements/agreements.ts';
import { listNotices } from '#contract/notifications.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { agree, flat, QUEBEC } from '#tests/support/life/a-job.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { aCustomer, nobody } from '#tests/support/people.ts';
import { A_DOCUMENT, aDrawing } from '#tests/support/pictures.ts';

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

const upload = async (purpose: FilePurpose, of = stage.ann) => {
  const body = new Blob([(await aDrawing()) as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  return (await of.call(uploadFile, { query: { purpose }, body })).id;
};
type Report = Parameters<typeof reporting>[0];
const reporting = (change: {
  terms?: Partial<completions.CompletionTerms>;
  beforeIds?: string[];
  afterIds?: string[];
}) => ({
  beforeIds: [],
  afterIds: [],
  ...change,
  terms: { did: 'A new tap', lines: [flat('A new tap', 40_000)], taxes: QUEBEC, ...change.terms },
});
const report = (change: Report = {}, idempotencyKey?: string) =>
  stage.ann.call(completions.reportWork, {
    params: { id },
    body: reporting(change),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const agreed = () => agree(site, { customer: stage.marie, professional: stage.ann });
const seller = { name: 'Ann Plumbing', address: '1 Main Street\nMontréal' };
const issue = (change: object = {}, idempotencyKey?: string) =>
  stage.ann.call(calls.issueInvoice, {
    params: { id },
    body: { seller, lines: null, taxes: QUEBEC, note: null, ...change },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
const issued = async (change: object = {}) => (await issue(change)).invoices[0]!;
const pay = (invoiceId: string, amount: number, paidOn = '2026-01-05') =>
  stage.ann.call(calls.recordPayment, {
    params: { id: invoiceId },
    body: { amount, method: 'interac', paidOn },
  });
const credit = (invoiceId: string, lines: completions.CompletionTerms['lines'] = null) =>
  stage.ann.call(calls.creditInvoice, {
    params: { id: invoiceId },
    body: { lines, reason: 'A mistake' },
  });
/** Agreed, done and confirmed. */
const completed = async (change: Report = {}) => {
  await agreed();
  await report(change);
  await stage.complete(id);
};
const code = (name: string) => ({ body: { code: name } });

describe('a report that the work is done', () => {
  test('has photos and the final amount, is read by both, and is confirmed as ever', async () => {
    await agreed();
    const [beforeId, afterId] = [await upload('before'), await upload('after')];
    const told = await report({ beforeIds: [beforeId], afterIds: [afterId] });
    expect(told.record).toMatchObject({ number: 1, totals: { total: 45_990 } });
    const read = await stage.marie.call(completions.getCompletion, { params: { id } });
    expect(read.record?.before.map((one) => one.id)).toEqual([beforeId]);
    expect((await stage.marie.fetch(`/api/files/${afterId}`)).status).toBe(200);
    expect((await stage.ben.fetch(`/api/files/${afterId}`)).status).toBe(404);
    await site.drainJobs();
    const { notices } = await stage.marie.call(listNotices);
    expect(notices.map(({ kind }) => kind)).toContain('completionReported');
    await stage.complete(id);
    expect((await stage.watch(id)).status).toBe('completed');
  });

  test('follows another where the customer objected, and is one by its key', async () => {
    await agreed();
    const first = await report({}, 'one-key-of-ann');
    expect(await report({}, 'one-key-of-ann')).toEqual(first);
    const other = report({ terms: { did: 'Something else' } }, 'one-key-of-ann');
    await expect(other).rejects.toMatchObject(code('idempotency_key_reused'));
    await expect(report()).rejects.toMatchObject(code('not_in_progress'));
    await stage.complete(id, false);
    const again = await report({ terms: { lines: [flat('A new tap', 30_000)] } });
    expect(again.record).toMatchObject({ number: 2, totals: { total: 34_493 } });
  });

  test('is not above what was agreed, nor with other taxes, nor while a change is open', async () => {
    await agreed();
    const above = report({ terms: { lines: [flat('A new tap', 40_001)] } });
    await expect(above).rejects.toMatchObject({ status: 422, ...code('above_agreed') });
    await expect(report({ terms: { taxes: [] } })).rejects.toMatchObject({ status: 422 });
    await stage.ann.call(proposeChange, {
      params: { id },
      body: { lines: [flat('A pipe', 1000)], ceiling: null, reason: 'Rusty' },
    });
    await expect(report()).rejects.toMatchObject(code('change_order_open'));
    expect((await stage.ann.call(completions.getCompletion, { params: { id } })).record).toBeNull();
  });

  test('takes only photos of its professional, meant for it', async () => {
    await agreed();
    const bens = await upload('after', stage.ben);
    await expect(report({ afterIds: [bens] })).rejects.toMatchObject({ status: 422 });
    const body = new Blob([A_DOCUMENT as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
    const paper = await stage.ann.call(uploadFile, { query: { purpose: 'after' }, body });
    await expect(report({ afterIds: [paper.id] })).rejects.toMatchObject({ status: 422 });
    const swapped = await upload('before');
    await expect(report({ afterIds: [swapped] })).rejects.toMatchObject({ status: 422 });
    expect((await stage.watch(id)).status).toBe('in_progress');
  });

  test('is written and read by nobody else', async () => {
    await agreed();
    const eve = await aCustomer(site, 'Eve');
    for (const who of [eve, stage.ben]) {
      const read = who.call(completions.getCompletion, { params: { id } });
      await expect(read).rejects.toMatchObject({ status: 404 });
    }
    const body = reporting({});
    const theirs = stage.ben.call(completions.reportWork, { params: { id }, body });
    await expect(theirs).rejects.toMatchObject({ status: 404 });
  });
});

describe('an invoice', () => {
  test('is what was reported, in the next number, frozen', async () => {
    await completed();
    const numbers = QUEBEC.map((tax, index) => ({ ...tax, number: `R${index}` }));
    const invoice = await issued({ taxes: numbers });
    expect(invoice).toMatchObject({
      number: 1,
      balance: 45_990,
      document: { seller, totals: { subtotal: 40_000, taxes: [2000, 3990], total: 45_990 } },
    });
    expect(invoice.document.taxes.map(({ number }) => number)).toEqual(['R0', 'R1']);
    await site.drainJobs();
    const { notices } = await stage.marie.call(listNotices);
    expect(notices.map(({ kind }) => kind)).toContain('invoiceIssued');
    const read = await stage.marie.call(calls.getInvoice, { params: { id: invoice.id } });
    expect(read).toMatchObject({ document: invoice.document, allowedActions: [] });
    const { db } = site.platform;
    const changed = db.updateTable('invoices').set({ total: 1 }).where('id', '=', invoice.id);
    await expect(changed.execute()).rejects.toThrow(/never changes/);
  });

  test('follows the lines typed for a job without a quote', async () => {
    await stage.hire(id, stage.ann);
    await stage.complete(id);
    await expect(issue()).rejects.toMatchObject({ status: 422 });
    const invoice = await issued({ lines: [flat('Work', 10_000)], taxes: [] });
    expect(invoice.document.totals.total).toBe(10_000);
  });

  test('is one for a job, however often and fast it is asked for', async () => {
    await completed();
    const all = await Promise.allSettled([issue(), issue(), issue()]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(issue()).rejects.toMatchObject(code('already_invoiced'));
    const { invoices } = await stage.marie.call(calls.listJobInvoices, { params: { id } });
    expect(invoices.map(({ number }) => number)).toEqual([1]);
  });

  test('waits until the job is completed, and is not above what was agreed', async () => {
    await agreed();
    await expect(issue()).rejects.toMatchObject(code('not_completed'));
    await stage.complete(id);
    const above = issue({ lines: [flat('A new tap', 50_000)] });
    await expect(above).rejects.toMatchObject(code('above_agreed'));
    expect((await issued({ lines: [flat('A new tap', 40_000)] })).number).toBe(1);
  });

  test('is repeated by its key, and refused for another by it', async () => {
    await completed();
    const first = await issue({}, 'one-key-of-ann');
    expect(await issue({}, 'one-key-of-ann')).toEqual(first);
    const other = issue({ note: 'Another' }, 'one-key-of-ann');
    await expect(other).rejects.toMatchObject(code('idempotency_key_reused'));
  });

  test('is a PDF in the language of its reader', async () => {
    await completed();
    const { id: invoiceId } = await issued();
    for (const lang of ['en', 'fr', 'es']) {
      const answer = await stage.marie.fetch(`/api/invoices/${invoiceId}/pdf?lang=${lang}`);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
  });

  test('is shown to nobody else', async () => {
    await completed();
    const { id: invoiceId } = await issued();
    const params = { id: invoiceId };
    for (const who of [await aCustomer(site, 'Eve'), stage.ben]) {
      await expect(who.call(calls.getInvoice, { params })).rejects.toMatchObject({ status: 404 });
      expect((await who.fetch(`/api/invoices/${invoiceId}/pdf`)).status).toBe(404);
    }
    const body = { amount: 1, method: 'cash', paidOn: '2026-01-05' } as const;
    const theirs = stage.ben.call(calls.recordPayment, { params, body });
    await expect(theirs).rejects.toMatchObject({ status: 404 });
    const anybody = nobody(site).call(calls.getInvoice, { params });
    await expect(anybody).rejects.toMatchObject({ status: 401 });
  });
});

describe('a credit note', () => {
  test('corrects in parts to exactly nothing, and another invoice may follow', async () => {
    await completed({ terms: { lines: [flat('A', 3333), flat('B', 6667)] } });
    const { id: invoiceId, document } = await issued();
    const after = await credit(invoiceId, [flat('A', 3333)]);
    expect(after.credits).toHaveLength(1);
    const rest = await credit(invoiceId);
    expect(rest).toMatchObject({ balance: 0, allowedActions: [] });
    const [part, whole] = rest.credits.map(({ total }) => total);
    expect(part! + whole!).toBe(document.totals.total);
    await expect(credit(invoiceId)).rejects.toMatchObject(code('above_invoice'));
    expect((await issued()).number).toBe(4);
  });

  test('is not above what is left', async () => {
    await completed();
    const { id: invoiceId } = await issued();
    const above = credit(invoiceId, [flat('Too much', 40_001)]);
    await expect(above).rejects.toMatchObject(code('above_invoice'));
    const all = await Promise.allSettled([credit(invoiceId), credit(invoiceId)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a payment', () => {
  test('is recorded, lowers the balance, and can be taken back but not changed', async () => {
    await completed();
    const { id: invoiceId } = await issued();
    const paid = await pay(invoiceId, 20_000);
    expect(paid).toMatchObject({ balance: 25_990, payments: [{ amount: 20_000 }] });
    const { id: paymentId } = paid.payments[0]!;
    const { db } = site.platform;
    const changed = db
      .updateTable('invoice_payments')
      .set({ amount: 1 })
      .where('id', '=', paymentId)
      .execute();
    await expect(changed).rejects.toThrow(/never changes/);
    const params = { id: paymentId };
    for (const _ of [1, 2]) {
      const back = await stage.ann.call(calls.takeBackPayment, { params, body: {} });
      expect(back.balance).toBe(45_990);
      expect(back.payments[0]?.takenBackAt).not.toBeNull();
    }
  });

  test('is not more than is left, even of two at once, nor of a day to come', async () => {
    await completed();
    const { id: invoiceId } = await issued();
    await expect(pay(invoiceId, 45_991)).rejects.toMatchObject(code('above_invoice'));
    await expect(pay(invoiceId, 1, '2100-01-01')).rejects.toMatchObject({ status: 422 });
    const both = await Promise.allSettled([pay(invoiceId, 45_990), pay(invoiceId, 45_990)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('numbers have no gaps, whatever is refused in between', async () => {
  await completed();
  await issued();
  await expect(issue()).rejects.toMatchObject(code('already_invoiced'));
  await expect(issue({ lines: [flat('Twice', 1)] })).rejects.toMatchObject({ status: 409 });
  const first = (await stage.ann.call(calls.listJobInvoices, { params: { id } })).invoices[0]!;
  await credit(first.id);
  await issued();
  const { invoices } = await stage.marie.call(calls.listJobInvoices, { params: { id } });
  expect(invoices.map(({ number, kind }) => [number, kind])).toEqual([
    [3, 'invoice'],
    [2, 'credit'],
    [1, 'invoice'],
  ]);
});
