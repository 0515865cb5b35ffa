import { afterEach, beforeEach, expect, test } from 'vitest';
import { uploadFile } from '#contract/files.ts';
import { listLeads, type Lead } from '#contract/requests/leads.ts';
import { listOwnRequests, submitRequest } from '#contract/requests/requests.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aStage, answer, refusalsOf, type Stage } from '#tests/support/life/life.ts';
import { aCustomer, LEAKING_TAP, type Customer, type Professional } from '#tests/support/people.ts';
import { aDrawing } from '#tests/support/pictures.ts';

let site: StartedApp;
let stage: Stage;
beforeEach(async () => {
  site = await startApp();
  stage = await aStage(site);
});
afterEach(() => site.stop());

async function upload(by: Customer, purpose: 'request' | 'message' = 'request'): Promise<string> {
  const picture = (await aDrawing()) as Uint8Array<ArrayBuffer>;
  const body = new Blob([picture], { type: 'image/png' });
  return (await by.call(uploadFile, { query: { purpose, name: 'tap.png' }, body })).id;
}

async function newestLead(who: Professional): Promise<Lead> {
  const [lead] = await who.call(listLeads, { params: { id: who.professionalId } });
  return lead!;
}

test('photos of a request are shown to those contacted, in the order given', async () => {
  const { marie, ann, ben } = stage;
  const photoIds = [await upload(marie), await upload(marie)];
  const request = await marie.call(submitRequest, { body: { ...LEAKING_TAP, photoIds } });
  expect(request.photos.map(({ id }) => id)).toEqual(photoIds);
  const [listed] = await marie.call(listOwnRequests);
  expect(listed?.photos).toEqual(request.photos);
  expect((await newestLead(ann)).serviceRequest.photos).toEqual(request.photos);
  await answer(ben, 'denied');
  expect((await newestLead(ben)).serviceRequest.photos).toEqual([]);
});

test('the same idempotency key answers them too', async () => {
  const photoIds = [await upload(stage.marie)];
  const send = () =>
    stage.marie.call(submitRequest, {
      body: { ...LEAKING_TAP, photoIds },
      idempotencyKey: 'the-first-try-of-this',
    });
  expect(await send()).toEqual(await send());
});

test('photos of others, of another purpose, used before, or too many are refused; nothing is stored', async () => {
  const { marie } = stage;
  const used = await upload(marie);
  const need = { ...LEAKING_TAP, description: 'Another tap' };
  await marie.call(submitRequest, { body: { ...need, photoIds: [used] } });
  const own = await upload(marie);
  const wrong = [
    [own, await upload(await aCustomer(site, 'Thomas'))],
    [await upload(marie, 'message')],
    [used],
    [own, own],
    Array.from({ length: 6 }, () => own),
    ['R1'],
  ];
  for (const photoIds of wrong) {
    const body = { ...LEAKING_TAP, photoIds };
    expect(await refusalsOf([marie], '/api/requests', body)).toEqual(['422 invalid_input']);
  }
  expect(await marie.call(listOwnRequests)).toHaveLength(1);
});
