import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { uploadFile } from '#contract/files.ts';
import { respondToLead } from '#contract/requests/leads.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import {
  aCustomer,
  aProfessional,
  LEAKING_TAP,
  leadOf,
  nobody,
  type Customer,
  type Professional,
} from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';
import { attachRequestPhotos } from './attach.ts';

let site: StartedApp;
let marie: Customer;
let ann: Professional;
let ben: Professional;
let dora: Professional;
let serviceRequestId: string;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
  ann = await aProfessional(site, 'Ann', { km: 1 });
  ben = await aProfessional(site, 'Ben', { km: 2 });
  dora = await aProfessional(site, 'Dora', { profession: 'painter' });
  serviceRequestId = (await marie.call(submitRequest, { body: LEAKING_TAP })).id;
});
afterEach(() => site.stop());

const answer = async (professional: Professional, status: 'accepted' | 'denied') =>
  professional.call(respondToLead, {
    params: { id: await leadOf(professional) },
    body: { status },
  });

const uploaded = async (by: Pick<Customer, 'call'>, purpose: 'request' | 'message') =>
  by.call(uploadFile, {
    query: { purpose, name: 'a.png' },
    body: new Blob([(await aDrawing()) as Uint8Array<ArrayBuffer>], { type: 'image/png' }),
  });

/** The status each of these gets, the same for the file and its preview. */
const statuses = async (path: string, people: Pick<Customer, 'fetch'>[]) =>
  Promise.all(
    people.map(async (person) => {
      const [whole, preview] = await Promise.all([
        person.fetch(path),
        person.fetch(`${path}/preview`),
      ]);
      expect(preview.status).toBe(whole.status);
      await Promise.all([whole.arrayBuffer(), preview.arrayBuffer()]);
      return whole.status;
    }),
  );

test('an unattached file is seen by its owner alone', async () => {
  const { url } = await uploaded(marie, 'message');
  const thomas = await aCustomer(site, 'Thomas');
  expect(await statuses(url, [marie, thomas, ann, nobody(site)])).toEqual([200, 404, 404, 401]);
  const unknown = '/api/files/018f2b3c-0000-7000-8000-000000000001';
  expect(await statuses(unknown, [marie])).toEqual([404]);
  expect(await statuses('/api/files/passwd', [marie])).toEqual([422]);
});

test('a photo of a request is seen by those contacted, while they are', async () => {
  const { id, url } = await uploaded(marie, 'request');
  const photos = { ownerUserId: marie.id, requestId: serviceRequestId, photoIds: [id] };
  await site.platform.db.transaction().execute((tx) => attachRequestPhotos(tx, photos));
  const thomas = await aCustomer(site, 'Thomas');
  const all = [marie, ann, ben, dora, thomas, nobody(site)];
  expect(await statuses(url, all)).toEqual([200, 200, 200, 404, 404, 401]);
  await answer(ann, 'accepted');
  await answer(ben, 'denied');
  expect(await statuses(url, all)).toEqual([200, 200, 404, 404, 404, 401]);
});

describe('a file of a message', () => {
  test('is seen by the two of the conversation', async () => {
    await answer(ann, 'accepted');
    await answer(ben, 'accepted');
    const { id } = await uploaded(ann, 'message');
    const body = { serviceRequestId, content: '', attachmentIds: [id] };
    const { attachments } = await ann.call(sendMessage, { body });
    expect(attachments.map((one) => one.id)).toEqual([id]);
    const thomas = await aCustomer(site, 'Thomas');
    const all = [ann, marie, ben, dora, thomas, nobody(site)];
    expect(await statuses(attachments[0]?.url ?? '', all)).toEqual([200, 200, 404, 404, 404, 401]);
  });

  test('sent before an acceptance is seen by each who accepted', async () => {
    const { id, url } = await uploaded(marie, 'message');
    const body = { serviceRequestId, content: 'This one', attachmentIds: [id] };
    await marie.call(sendMessage, { body });
    expect(await statuses(url, [ann, ben])).toEqual([404, 404]);
    await answer(ann, 'accepted');
    expect(await statuses(url, [ann, ben])).toEqual([200, 404]);
  });
});

describe('attaching is refused', () => {
  const refused = async (by: Customer | Professional, attachmentIds: string[]) => {
    const body = { serviceRequestId, content: 'Look', attachmentIds };
    const { status, body: told } = await by.ask('POST', '/api/messages', body);
    return [status, told.code, told.details?.[0]?.field];
  };
  beforeEach(() => answer(ann, 'accepted'));
  afterEach(async () => {
    const rows = await site.platform.db.selectFrom('messages').select('content').execute();
    expect(rows.filter(({ content }) => content === 'Look')).toEqual([]);
  });

  test('by somebody else, or to another thing than it was uploaded for', async () => {
    const own = await uploaded(marie, 'message');
    const photo = await uploaded(marie, 'request');
    expect(await refused(ann, [own.id])).toEqual([422, 'invalid_input', 'attachmentIds.0']);
    const second = [422, 'invalid_input', 'attachmentIds.1'];
    expect(await refused(marie, [own.id, photo.id])).toEqual(second);
  });

  test('twice, or for an unknown file', async () => {
    const { id } = await uploaded(marie, 'message');
    expect(await refused(marie, [id, id])).toEqual([422, 'invalid_input', 'attachmentIds.1']);
    const first = [422, 'invalid_input', 'attachmentIds.0'];
    expect(await refused(marie, ['018f2b3c-0000-7000-8000-000000000001'])).toEqual(first);
    const body = { serviceRequestId, content: 'One', attachmentIds: [id] };
    await marie.call(sendMessage, { body });
    expect(await refused(marie, [id])).toEqual(first);
  });

  test('with ten others', async () => {
    const ids = Array.from({ length: 11 }, () => '018f2b3c-0000-7000-8000-000000000001');
    expect(await refused(marie, ids)).toEqual([422, 'invalid_input', 'attachmentIds']);
  });
});
