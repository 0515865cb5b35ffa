import { uploadFile } from '#contract/files.ts';
import { setWorkPhotos } from '#contract/professionals/work-photos.ts';
import { aDrawing } from '#tests/support/pictures.ts';
import type { Cell, Ways } from '#tests/authorization/cell.ts';

/** The caller's own profile, where they have one; else that of PA. */
function ownProfile({ world, actor }: Cell): string {
  const { professionalId } = { ...world.pro_accepted, ...Object(world[actor as 'pro_accepted']) };
  return `/api/professionals/${professionalId}`;
}

async function photoOfPa({ world: { pro_accepted: ann } }: Cell): Promise<string> {
  const bytes = (await aDrawing()) as Uint8Array<ArrayBuffer>;
  const body = new Blob([bytes], { type: 'image/png' });
  const { id } = await ann.call(uploadFile, { query: { purpose: 'work' }, body });
  const params = { id: ann.professionalId };
  await ann.call(setWorkPhotos, { params, body: { photos: [{ id }] } });
  return `/api/public-photos/${id}`;
}

const photos = { body: { photos: [] } };
const portrait = { body: { photoId: null } };
const pa = ({ world }: Cell) => `/api/professionals/${world.pro_accepted.professionalId}`;

/** Public pictures of a professional's work, and their quick replies. */
export const pictureCalls: Ways = {
  'PUT /api/quick-replies': () => ({ path: '/api/quick-replies', body: { replies: [] } }),
  'PUT /api/professionals/:id/photos': (cell) => ({
    path: `${ownProfile(cell)}/photos`,
    ...photos,
  }),
  'PUT /api/professionals/:id/photos (of PA)': (cell) => ({
    path: `${pa(cell)}/photos`,
    ...photos,
  }),
  'PUT /api/professionals/:id/portrait': (cell) => ({
    path: `${ownProfile(cell)}/portrait`,
    ...portrait,
  }),
  'PUT /api/professionals/:id/portrait (of PA)': (cell) => ({
    path: `${pa(cell)}/portrait`,
    ...portrait,
  }),
  'GET /api/public-photos/:id (of PA)': async (cell) => ({ path: await photoOfPa(cell) }),
  'GET /api/public-photos/:id (photo of R1)': async ({ world: { custA_owner: marie } }) => {
    const bytes = (await aDrawing()) as Uint8Array<ArrayBuffer>;
    const body = new Blob([bytes], { type: 'image/png' });
    const { id } = await marie.call(uploadFile, { query: { purpose: 'request' }, body });
    return { path: `/api/public-photos/${id}` };
  },
  'GET /api/public-photos/:id/preview (of PA)': async (cell) => ({
    path: `${await photoOfPa(cell)}/preview`,
  }),
};
