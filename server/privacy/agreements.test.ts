import { strFromU8, unzipSync } from 'fflate';
import type { JWK } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  acceptChange,
  declineChange,
  getAgreement,
  proposeChange,
} from '#contract/agreements/agreements.ts';
import { reportWork } from '#contract/invoices/completions.ts';
import { getInvoice, issueInvoice, recordPayment } from '#contract/invoices/invoices.ts';
import { verifyAgreement } from '#server/agreements/agreements.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { agree, flat } from '#tests/support/life/a-job.ts';
import { aStage, answer, type Stage } from '#tests/support/life/life.ts';
import { collectPersonalData } from './data-owners.ts';
import { erasePerson } from './erase.ts';

let site: StartedApp;
let stage: Stage;
let id: string;
let invoiceId: string;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
  ({ id } = await stage.submit());
  await answer(stage.ann, 'accepted');
  await agree(site, { customer: stage.marie, professional: stage.ann }, { taxes: [] });
  const params = { id };
  const propose = async (reason: string) => {
    const body = { lines: [flat('A pipe', 1000)], ceiling: null, reason };
    const { changes } = await stage.ann.call(proposeChange, { params, body });
    return { id: changes.at(-1)!.id };
  };
  const declined = await propose('first proposal');
  const body = { reason: 'my words of refusal' };
  await stage.marie.call(declineChange, { params: declined, body });
  const accepted = await propose('second proposal');
  await stage.marie.call(acceptChange, { params: accepted, body: {} });
  const terms = { did: 'All of it', lines: [flat('Work', 41_000)], taxes: [] };
  await stage.ann.call(reportWork, { params, body: { terms, beforeIds: [], afterIds: [] } });
  await stage.complete(id);
  const invoice = { seller: { name: 'Ann', address: null }, lines: null, taxes: [], note: null };
  const { invoices } = await stage.ann.call(issueInvoice, { params, body: invoice });
  invoiceId = invoices[0]!.id;
  const paid = { amount: 1000, method: 'cash', paidOn: '2026-01-05' } as const;
  await stage.ann.call(recordPayment, { params: { id: invoiceId }, body: paid });
  await site.drainJobs();
});
afterEach(() => site.stop());

test('the archive of each side has changes, reports, invoices and payments', async () => {
  for (const [userId, professionalId] of [
    [stage.marie.id, null],
    [stage.ann.id, stage.ann.professionalId],
  ] as const) {
    const { platform } = site;
    const kept = await collectPersonalData(platform, platform.db, { userId, professionalId }, 'en');
    const counts = ['changeOrders', 'completionRecords', 'invoices', 'invoicePayments'].map(
      (kind) => kept[kind]?.length,
    );
    expect(counts).toEqual([2, 1, 1, 1]);
  }
});

test('the archive has what was agreed as a signed file, for each side the same', async () => {
  const archives = await Promise.all(
    [stage.marie, stage.ann].map(async ({ fetch }) =>
      unzipSync(new Uint8Array(await (await fetch('/api/account/export')).arrayBuffer())),
    ),
  );
  const [hers, theirs] = archives.map((files) => strFromU8(files['agreements/1.jws']!));
  expect(theirs).toBe(hers);
  const { keys } = (await (await site.fetch('/.well-known/jwks.json')).json()) as { keys: JWK[] };
  expect((await verifyAgreement(hers!, keys)).statement.total).toBe(41_000);
});

test('erasing the customer leaves the accounts of the professional, without the refused change', async () => {
  await erasePerson(site.platform, stage.marie.id, 'person');
  const agreement = await stage.ann.call(getAgreement, { params: { id } });
  expect(agreement?.changes.map(({ status }) => status)).toEqual(['accepted']);
  const invoice = await stage.ann.call(getInvoice, { params: { id: invoiceId } });
  expect(invoice).toMatchObject({ balance: 40_000, document: { buyer: { name: 'Marie' } } });
});

test('erasing the professional leaves the invoice of the customer', async () => {
  await erasePerson(site.platform, stage.ann.id, 'person');
  const invoice = await stage.marie.call(getInvoice, { params: { id: invoiceId } });
  expect(invoice.document.seller.name).toBe('Ann');
  const agreement = await stage.marie.call(getAgreement, { params: { id } });
  expect(agreement?.today.total).toBe(41_000);
});

test('an invoice outlives its request', async () => {
  await site.platform.db.deleteFrom('requests').where('id', '=', id).execute();
  for (const who of [stage.marie, stage.ann]) {
    const invoice = await who.call(getInvoice, { params: { id: invoiceId } });
    expect(invoice).toMatchObject({ requestId: null, number: 1, balance: 40_000 });
  }
});
