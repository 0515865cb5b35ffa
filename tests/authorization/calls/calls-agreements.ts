import { getAgreement, proposeChange } from '#contract/agreements/agreements.ts';
import { reportWork } from '#contract/invoices/completions.ts';
import { issueInvoice, listJobInvoices, recordPayment } from '#contract/invoices/invoices.ts';
import { completeRequest } from '#contract/requests/requests.ts';
import { signingKey } from '#server/platform/signing/signing-keys.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';
import { agree, flat } from '#tests/support/life/a-job.ts';

const change = { lines: [flat('A pipe', 1000)], ceiling: null, reason: 'It is rusty' };
const report = {
  terms: { did: 'A new tap', lines: [flat('A new tap', 40_000)], taxes: [] },
  beforeIds: [],
  afterIds: [],
};
const invoice = {
  seller: { name: 'Plumbing', address: null },
  lines: null,
  taxes: [],
  note: null,
};
const payment = { amount: 1, method: 'cash', paidOn: '2026-01-05' } as const;

const ofRequest = ({ world }: Cell, rest: string, body?: object) => ({
  path: `/api/requests/${world.requestId}/${rest}`,
  ...(body && { body }),
});
const paramsOf = ({ world }: Cell) => ({ id: world.requestId });

/** A and PA agreed on a quote; idempotent. */
async function agreed(cell: Cell): Promise<void> {
  const { site, custA_owner: customer, pro_accepted: professional } = cell.world;
  const params = paramsOf(cell);
  const before = await customer.call(getAgreement, { params });
  if (!before) await agree(site, { customer, professional }, { taxes: [] });
}

/** The same, and the key exists, which the first signature makes. */
async function signed(cell: Cell): Promise<void> {
  await agreed(cell);
  await signingKey(cell.world.site.platform);
}

/** PA proposed a change of it that awaits an answer. */
async function openChange(cell: Cell): Promise<string> {
  await agreed(cell);
  const { pro_accepted: pa } = cell.world;
  const params = paramsOf(cell);
  const isOpen = ({ status }: { status: string }) => status === 'open';
  const open = (await pa.call(getAgreement, { params }))?.changes.find(isOpen);
  if (open) return open.id;
  return (await pa.call(proposeChange, { params, body: change })).changes.at(-1)?.id ?? '';
}

/** PA's invoice for the job, which A confirmed; idempotent. */
async function invoiced(cell: Cell): Promise<string> {
  await completed(cell);
  const { pro_accepted: pa } = cell.world;
  const params = paramsOf(cell);
  const { invoices } = await pa.call(listJobInvoices, { params });
  if (invoices[0]) return invoices[0].id;
  return (await pa.call(issueInvoice, { params, body: invoice })).invoices[0]?.id ?? '';
}

/** The job that A and PA agreed on is done and confirmed; idempotent. */
async function completed(cell: Cell): Promise<void> {
  await agreed(cell);
  const { custA_owner: customer, pro_accepted: pa } = cell.world;
  const params = paramsOf(cell);
  await pa.call(reportWork, { params, body: report }).catch(() => {});
  await customer.call(completeRequest, { params, body: {} });
}

const onChange =
  (verb: string, body: object = {}) =>
  async (cell: Cell) => ({ path: `/api/change-orders/${await openChange(cell)}/${verb}`, body });
const onInvoice =
  (rest = '', body?: object) =>
  async (cell: Cell) => ({
    path: `/api/invoices/${await invoiced(cell)}${rest}`,
    ...(body && { body }),
  });

/** What A and PA agreed on for request R1, changed, did, invoiced and paid. */
export const agreementCalls: Ways = {
  'GET /api/requests/:id/agreement (of PA)': async (cell) => {
    await agreed(cell);
    return ofRequest(cell, 'agreement');
  },
  'GET /api/requests/:id/agreement/file (of PA)': async (cell) => {
    await signed(cell);
    return ofRequest(cell, 'agreement/file');
  },
  'GET /api/requests/:id/agreement/pdf (of PA)': async (cell) => {
    await signed(cell);
    return ofRequest(cell, 'agreement/pdf');
  },
  'POST /api/agreement-checks': () => ({
    path: '/api/agreement-checks',
    file: new Blob(['no agreement'], { type: 'application/jose' }),
  }),
  'POST /api/requests/:id/change-orders (of PA)': async (cell) => {
    await agreed(cell);
    return ofRequest(cell, 'change-orders', change);
  },
  'POST /api/change-orders/:id/withdrawal (of PA)': onChange('withdrawal'),
  'POST /api/change-orders/:id/refusal (of PA)': onChange('refusal', { reason: null }),
  'POST /api/change-orders/:id/acceptance (of PA)': onChange('acceptance'),
  'POST /api/requests/:id/completion-records (of PA)': async (cell) => {
    await agreed(cell);
    return ofRequest(cell, 'completion-records', report);
  },
  'GET /api/requests/:id/completion-record (of PA)': async (cell) => {
    await completed(cell);
    return ofRequest(cell, 'completion-record');
  },
  'POST /api/requests/:id/invoices (of PA)': async (cell) => {
    await completed(cell);
    return ofRequest(cell, 'invoices', invoice);
  },
  'GET /api/requests/:id/invoices (of PA)': async (cell) => {
    await invoiced(cell);
    return ofRequest(cell, 'invoices');
  },
  'GET /api/invoices/:id (of PA)': onInvoice(),
  'GET /api/invoices/:id/pdf (of PA)': onInvoice('/pdf'),
  'POST /api/invoices/:id/credit-notes (of PA)': onInvoice('/credit-notes', {
    lines: null,
    reason: 'A mistake',
  }),
  'POST /api/invoices/:id/payments (of PA)': onInvoice('/payments', payment),
  'POST /api/invoice-payments/:id/withdrawal (of PA)': async (cell) => {
    const params = { id: await invoiced(cell) };
    const paid = await cell.world.pro_accepted.call(recordPayment, { params, body: payment });
    return { path: `/api/invoice-payments/${paid.payments.at(-1)?.id}/withdrawal`, body: {} };
  },
};
