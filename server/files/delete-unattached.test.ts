import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadFile } from '#contract/files.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aCustomer, LEAKING_TAP, type Customer } from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';
import { deleteOrphanedBytes, deleteUnattachedFiles } from './delete-unattached.ts';

let site: StartedApp;
let marie: Customer;
beforeEach(async () => {
  site = await startApp();
  marie = await aCustomer(site, 'Marie');
});
afterEach(() => site.stop());

const HOUR = 3600;

const uploaded = async () => {
  const body = new Blob([(await aDrawing()) as Uint8Array<ArrayBuffer>], { type: 'image/png' });
  return marie.call(uploadFile, { query: { purpose: 'message' }, body });
};
const kept = async (id: string) => (await site.platform.files.find(`${id}/whole`)) !== undefined;

test('a file that was never sent is deleted after a day, with its bytes; one that was stays', async () => {
  const { id: serviceRequestId } = await marie.call(submitRequest, { body: LEAKING_TAP });
  const [sent, given] = [await uploaded(), await uploaded()];
  const body = { serviceRequestId, content: '', attachmentIds: [sent.id] };
  await marie.call(sendMessage, { body });
  await site.advance(23 * HOUR);
  await deleteUnattachedFiles(site.platform);
  expect([await kept(sent.id), await kept(given.id)]).toEqual([true, true]);
  await site.advance(2 * HOUR);
  await deleteUnattachedFiles(site.platform);
  await deleteOrphanedBytes(site.platform);
  expect([await kept(sent.id), await kept(given.id)]).toEqual([true, false]);
  expect((await marie.fetch(given.url)).status).toBe(404);
  expect((await marie.fetch(sent.url)).status).toBe(200);
});

test('bytes without a row are deleted after an hour; unknown files stay', async () => {
  const { files, db } = site.platform;
  const stray = '018f2b3c-0000-7000-8000-000000000001';
  const known = await uploaded();
  await files.put(`${stray}/whole`, Buffer.from('of an upload that broke off'));
  await files.put('notes', Buffer.from('of somebody else'));
  await deleteOrphanedBytes(site.platform);
  expect(await kept(stray)).toBe(true);
  await site.advance(2 * HOUR);
  await deleteOrphanedBytes(site.platform);
  expect([await kept(stray), await kept(known.id)]).toEqual([false, true]);
  expect(await files.find('notes')).toBeDefined();
  await db.deleteFrom('users').where('id', '=', marie.id).execute();
  await deleteOrphanedBytes(site.platform);
  expect(await kept(known.id)).toBe(false);
});
