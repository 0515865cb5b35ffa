import { afterEach, beforeEach, expect, test } from 'vitest';
import { getAdminRequest } from '#contract/admin/details.ts';
import { DAY_MS } from '#contract/durations.ts';
import { reportWork } from '#contract/invoices/completions.ts';
import { creditInvoice, issueInvoice, recordPayment } from '#contract/invoices/invoices.ts';
import { anOperator } from '#tests/support/admin/operator.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { agree, flat, QUEBEC } from '#tests/support/life/a-job.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { deleteOldInvoices } from './invoices.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
let invoiceId: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  await agree(site, { customer: stage.marie, professional: stage.ann });
  await stage.ann.call(reportWork, {
    params: { id },
    body: {
      beforeIds: [],
      afterIds: [],
      terms: { did: 'A new tap', lines: [flat('A new tap', 40_000)], taxes: QUEBEC },
    },
  });
  await stage.complete(id);
  const { invoices } = await stage.ann.call(issueInvoice, {
    params: { id },
    body: { seller: { name: 'Ann', address: null }, lines: null, taxes: QUEBEC, note: null },
  });
  invoiceId = invoices[0]!.id;
});
afterEach(() => site.stop());

async function counts() {
  const { db } = site.platform;
  const tables = ['invoices', 'invoice_payments', 'completion_records'] as const;
  return Promise.all(
    tables.map(async (table) => (await db.selectFrom(table).select('id').execute()).length),
  );
}

function inDays(days: number) {
  const { db, clock } = site.platform;
  const at = new Date(clock.now().getTime() + days * DAY_MS);
  return { db, clock: { now: () => at } };
}

test('accounts are kept for seven years and then deleted, a credit note with its invoice', async () => {
  await stage.ann.call(recordPayment, {
    params: { id: invoiceId },
    body: { amount: 1000, method: 'interac', paidOn: '2026-01-05' },
  });
  await stage.ann.call(creditInvoice, {
    params: { id: invoiceId },
    body: { lines: [flat('A tap', 10_000)], reason: 'A mistake' },
  });
  await deleteOldInvoices(inDays(7 * 365 - 1));
  expect(await counts()).toEqual([2, 1, 1]);
  await deleteOldInvoices(inDays(7 * 365 + 1));
  expect(await counts()).toEqual([0, 0, 0]);
});

test('an operator reads them with the agreement, without anything to do', async () => {
  const operator = await anOperator(site);
  const { agreement, invoices } = await operator.call(getAdminRequest, { params: { id } });
  expect(agreement).toMatchObject({ total: 45_990, ceiling: null, changes: [] });
  expect(invoices).toMatchObject([{ number: 1, kind: 'invoice', total: 45_990, balance: 45_990 }]);
  expect(invoices[0]).not.toHaveProperty('allowedActions');
  expect(invoices[0]).not.toHaveProperty('document');
});
