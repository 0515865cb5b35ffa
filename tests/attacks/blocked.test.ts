import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateAccount } from '#contract/account-settings.ts';
import { uploadFile } from '#contract/files.ts';
import { listLeads, respondToLead } from '#contract/leads.ts';
import { listBlocks, blockPerson } from '#contract/safety.ts';
import { submitRequest } from '#contract/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { finish } from '#tests/support/completed-job.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';

// A customer blocks the professional of a job that is done, and changes her name. He keeps a record of
// the work; who she is, where she lives and what she showed are nothing to him any more.

const STREET = 'Quetzalcoatl';
let site: StartedApp;
let marie: Customer;
let ann: Professional;
let requestId: string;
let photo: string;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann');
  const body = new Blob([(await aDrawing()) as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  const { id } = await marie.call(uploadFile, {
    query: { purpose: 'request', name: 'a.png' },
    body,
  });
  photo = `/api/files/${id}`;
  const need = { location: `12 rue ${STREET}, Montréal, Québec, Canada`, photoIds: [id] };
  const sent = { ...LEAKING_TAP, description: `${LEAKING_TAP.description}, 514 555 0142`, ...need };
  ({ id: requestId } = await marie.call(submitRequest, { body: { ...sent, email: marie.email } }));
  const params = { id: await leadOf(ann) };
  await ann.call(respondToLead, { params, body: { status: 'accepted' } });
});
afterEach(() => site.stop());

const leads = () => ann.call(listLeads, { params: { id: ann.professionalId } });

async function block() {
  await marie.call(blockPerson, {
    body: { serviceRequestId: requestId, professionalId: ann.professionalId },
  });
  await marie.call(updateAccount, { body: { name: 'Renamed' } });
}

test('before, the professional of the job knows all of it', async () => {
  await finish(marie, ann, requestId);
  const text = JSON.stringify(await leads());
  for (const part of ['Marie', marie.email ?? '', STREET, '514 555 0142']) {
    expect(text).toContain(part);
  }
  expect((await ann.fetch(photo)).status).toBe(200);
});

test('after, a record of the work is left, and nobody in it', async () => {
  await finish(marie, ann, requestId);
  await block();
  await site.drainJobs();
  const [lead] = await leads();
  expect(lead).toMatchObject({ status: 'accepted', allowedActions: ['block'] });
  expect(lead?.serviceRequest).toMatchObject({ status: 'completed', customer: null, photos: [] });
  expect(JSON.stringify(lead)).not.toMatch(/Marie|Renamed|Quetzalcoatl|555 0142/);
  expect((await ann.fetch(photo)).status).toBe(404);
  expect(
    (await ann.ask('GET', `/api/messages?serviceRequestId=${requestId}`)).status,
  ).toBeGreaterThan(399);
});

test('it ends at once, also while the work goes on', async () => {
  await block();
  expect(JSON.stringify(await leads())).not.toMatch(/Marie|Renamed|Quetzalcoatl|555 0142/);
  expect((await ann.fetch(photo)).status).toBe(404);
});

test('blocking in turn tells no new name', async () => {
  await finish(marie, ann, requestId);
  await block();
  await ann.call(blockPerson, { body: { serviceRequestId: requestId } });
  expect(await ann.call(listBlocks)).toMatchObject([{ name: '•••' }]);
});
