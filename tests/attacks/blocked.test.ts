import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateAccount } from '#contract/accounts/account-settings.ts';
import { uploadFile } from '#contract/files.ts';
import { listLeads, respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { listNotices } from '#contract/notifications.ts';
import { listBlocks, blockPerson } from '#contract/requests/safety.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { archiveOf } from '#tests/support/archive.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { notifyQuoteExpired } from '#server/notifications/events/notify-quotes.ts';
import { deliverMessage, type Carriers } from '#server/notifications/notifications.ts';
import { finish } from '#tests/support/completed-job.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  lettersOf,
  signedIn,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';

// A customer blocks the professional of a completed job, and changes her name. He keeps a record of
// the work; her name, address and photos are no longer visible to him.

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

test('before, the professional of the job sees all of it', async () => {
  await finish(marie, ann, requestId);
  const text = JSON.stringify(await leads());
  for (const part of ['Marie', marie.email ?? '', STREET, '514 555 0142']) {
    expect(text).toContain(part);
  }
  expect((await ann.fetch(photo)).status).toBe(200);
});

test('after, a record of the work is left, without personal data', async () => {
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

test('it ends at once, also while the job is in progress', async () => {
  await block();
  expect(JSON.stringify(await leads())).not.toMatch(/Marie|Renamed|Quetzalcoatl|555 0142/);
  expect((await ann.fetch(photo)).status).toBe(404);
});

test('notices of the meantime name nobody, in lists, letters and the export', async () => {
  const word = { serviceRequestId: requestId, professionalId: ann.professionalId };
  await marie.call(sendMessage, { body: { ...word, content: 'See you at noon' } });
  await site.drainJobs();
  await site.advance(600);
  await site.drainJobs();
  await finish(marie, ann, requestId);
  await site.drainJobs();
  const again = await signedIn(site, ann.id);
  const told = async () =>
    JSON.stringify(await again.call(listNotices, {})) + (await archiveOf(again));
  expect((await told()).match(/Marie/g)?.length).toBeGreaterThan(5);
  expect(await storedFacts()).toMatch(/See you at noon.*portraits|portraits.*See you at noon/);
  await block();
  await site.drainJobs();
  expect(await told()).not.toMatch(/Marie|Renamed|Quetzalcoatl|555 0142/);
  expect(await storedFacts()).not.toMatch(/See you at noon|portraits/);
});

/** What is kept for the notices of the professional. */
async function storedFacts(): Promise<string> {
  const notices = site.platform.db.selectFrom('notices').select('facts');
  return JSON.stringify(await notices.where('user_id', '=', ann.id).execute());
}

test('no notice is sent of what was written or done just before', async () => {
  const word = { serviceRequestId: requestId, professionalId: ann.professionalId };
  await marie.call(sendMessage, { body: { ...word, content: 'See you at noon' } });
  await finish(marie, ann, requestId);
  await block();
  await site.advance(600);
  await site.drainJobs();
  const letters = (await lettersOf(site)).filter(({ recipient }) => recipient === ann.email);
  expect(letters.length).toBeGreaterThan(0);
  const text = JSON.stringify([letters, await ann.call(listNotices, {})]);
  expect(text).not.toMatch(/Marie|Renamed/);
});

test('a queued letter is not sent with redacted text', async () => {
  await finish(marie, ann, requestId);
  await site.drainJobs();
  const { db } = site.platform;
  await db.updateTable('outbox_messages').set({ sent_at: null }).execute();
  await block();
  await site.drainJobs();
  const { id } = await db
    .selectFrom('outbox_messages')
    .select('id')
    .where('recipient', '=', ann.email)
    .where('text', '=', '')
    .executeTakeFirstOrThrow();
  const sent: unknown[] = [];
  const mailer = { send: async (mail: unknown) => void sent.push(mail), close: async () => {} };
  const carriers = { mailer, texter: undefined, pusher: undefined } as unknown as Carriers;
  await deliverMessage(site.platform, carriers, id);
  expect(sent).toEqual([]);
});

test('blocking in turn discloses no new name', async () => {
  await finish(marie, ann, requestId);
  await block();
  await ann.call(blockPerson, { body: { serviceRequestId: requestId } });
  expect(await ann.call(listBlocks)).toMatchObject([{ name: '•••' }]);
});

test('a notice about the job that comes late is without her name', async () => {
  const leadId = await leadOf(ann);
  await block();
  await site.drainJobs();
  const sums = { total: 40_000, currency: 'CAD' as const, changeWish: null, declineReason: null };
  const quote = { id: '018f2b3c-0000-7000-8000-000000000001', leadId, status: 'expired', ...sums };
  await notifyQuoteExpired(site.platform, undefined, quote);
  expect(await storedFacts()).toContain('40000');
  expect(await storedFacts()).not.toMatch(/Marie|Renamed/);
});
