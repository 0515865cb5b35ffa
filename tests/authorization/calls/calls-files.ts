import { uploadFile } from '#contract/files.ts';
import { sendMessage } from '#contract/requests/messages.ts';
import { attachRequestPhotos } from '#server/files/files.ts';
import { aDrawing } from '#tests/support/pictures.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

const drawing = async () =>
  new Blob([(await aDrawing()) as Uint8Array<ArrayBuffer>], { type: 'image/png' });

const uploadedByA = async ({ world }: Cell, purpose: 'request' | 'message') =>
  world.custA_owner.call(uploadFile, { query: { purpose }, body: await drawing() });

async function photoOfRequest(cell: Cell): Promise<string> {
  const { site, custA_owner, requestId } = cell.world;
  const { id } = await uploadedByA(cell, 'request');
  const photos = { ownerUserId: custA_owner.id, requestId, photoIds: [id] };
  // Deletes those of the previous actor: the number of first photos is limited.
  await site.platform.db.deleteFrom('files').where('request_id', '=', requestId).execute();
  await site.platform.db.transaction().execute((tx) => attachRequestPhotos(tx, photos));
  return `/api/files/${id}`;
}

async function fileOfMessage(cell: Cell): Promise<string> {
  const { custA_owner, pro_accepted, requestId: serviceRequestId } = cell.world;
  const { id, url } = await uploadedByA(cell, 'message');
  const { professionalId } = pro_accepted;
  const body = { serviceRequestId, professionalId, content: '', attachmentIds: [id] };
  await custA_owner.call(sendMessage, { body });
  return url;
}

/** Photos, documents and typing events. */
export const fileCalls: Ways = {
  'POST /api/files': async () => ({
    path: '/api/files?purpose=message&name=a.png',
    file: await drawing(),
  }),
  'GET /api/files/:id (photo of R1)': async (cell) => ({ path: await photoOfRequest(cell) }),
  'GET /api/files/:id (of a message to PA)': async (cell) => ({ path: await fileOfMessage(cell) }),
  'GET /api/files/:id (not sent yet)': async (cell) => ({
    path: (await uploadedByA(cell, 'message')).url,
  }),
  'GET /api/files/:id/preview (photo of R1)': async (cell) => ({
    path: `${await photoOfRequest(cell)}/preview`,
  }),
  'GET /api/files/:id/preview (of a message to PA)': async (cell) => ({
    path: `${await fileOfMessage(cell)}/preview`,
  }),
  'POST /api/typing (R1)': ({ world, actor }) => ({
    path: '/api/typing',
    body: {
      serviceRequestId: world.requestId,
      ...(actor === 'custA_owner' ? { professionalId: world.pro_accepted.professionalId } : {}),
    },
  }),
};
