import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { whoAmI } from '#contract/accounts/accounts.ts';
import { uploadFile, type FilePurpose } from '#contract/files.ts';
import { publicProfessional } from '#contract/professionals/professionals.ts';
import {
  MAX_WORK_PHOTOS,
  setPortrait,
  setWorkPhotos,
} from '#contract/professionals/work-photos.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional, nobody, type Professional } from '#tests/support/people.ts';
import { A_DOCUMENT, aDrawing } from '#tests/support/pictures.ts';

let site: StartedApp;
let [ann, ben]: Professional[] = [];
let params: { id: string };
beforeAll(async () => {
  site = await startApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => site.stop());
beforeEach(async () => {
  [ann, ben] = [await aProfessional(site, 'Ann'), await aProfessional(site, 'Ben')];
  params = { id: ann.professionalId };
});

async function upload(who = ann!, purpose: FilePurpose = 'work'): Promise<string> {
  const bytes = (await aDrawing()) as Uint8Array<ArrayBuffer>;
  const body = new Blob([bytes], { type: 'image/png' });
  return (await who.call(uploadFile, { query: { purpose }, body })).id;
}

const show = (...photos: { id: string; caption?: string }[]) =>
  ann!.call(setWorkPhotos, { params, body: { photos } });

const shown = async () => {
  const { photos } = await nobody(site).call(publicProfessional, { params });
  return photos.map(({ id, caption }) => [id, caption]);
};

describe('photos of work', () => {
  test('are public, in order, with their captions', async () => {
    const [one, two] = [await upload(), await upload()];
    const { photos } = await show({ id: two, caption: 'A new sink' }, { id: one });
    expect(photos.map(({ url, previewUrl }) => [url, previewUrl])).toEqual(
      [two, one].map((id) => [`/api/public-photos/${id}`, `/api/public-photos/${id}/preview`]),
    );
    expect(await shown()).toEqual([
      [two, 'A new sink'],
      [one, null],
    ]);
    for (const url of photos.flatMap((photo) => [photo.url, photo.previewUrl])) {
      const answer = await nobody(site).fetch(url);
      expect([answer.status, answer.headers.get('content-type')?.split('/')[0]]).toEqual([
        200,
        'image',
      ]);
    }
  });

  test('are reordered, and removed', async () => {
    const [one, two] = [await upload(), await upload()];
    await show({ id: one }, { id: two });
    await show({ id: two }, { id: one });
    expect(await shown()).toEqual([
      [two, null],
      [one, null],
    ]);
    await show({ id: one });
    expect((await nobody(site).fetch(`/api/public-photos/${two}`)).status).toBe(404);
  });

  test.each(['another person’s', 'for a message', 'a document', 'twice the same', 'too many'])(
    'that are %s are refused, and those before stay',
    async (what) => {
      const kept = await upload();
      await show({ id: kept });
      const photos = await wrongPhotos(what, kept);
      await expect(show(...photos)).rejects.toMatchObject({ status: 422 });
      expect(await shown()).toEqual([[kept, null]]);
    },
  );

  test('are visible no longer than their professional', async () => {
    const id = await upload();
    await show({ id });
    const set = { active: false };
    await site.platform.db
      .updateTable('professionals')
      .set(set)
      .where('id', '=', params.id)
      .execute();
    expect((await nobody(site).fetch(`/api/public-photos/${id}`)).status).toBe(404);
    expect((await ben!.fetch(`/api/public-photos/${id}/preview`)).status).toBe(404);
    expect((await ann!.fetch(`/api/public-photos/${id}`)).status).toBe(200);
  });

  test('are changed by nobody else', async () => {
    const id = await upload(ben);
    const body = { photos: [{ id }] };
    await expect(ben!.call(setWorkPhotos, { params, body })).rejects.toMatchObject({
      body: { code: 'not_yours' },
    });
    await expect(nobody(site).call(setWorkPhotos, { params, body })).rejects.toMatchObject({
      body: { code: 'not_signed_in' },
    });
    expect(await shown()).toEqual([]);
  });
});

async function wrongPhotos(what: string, kept: string): Promise<{ id: string }[]> {
  if (what === 'another person’s') return [{ id: await upload(ben) }];
  if (what === 'for a message') return [{ id: await upload(ann, 'message') }];
  if (what === 'twice the same') return [{ id: kept }, { id: kept }];
  if (what === 'too many') return Array.from({ length: MAX_WORK_PHOTOS + 1 }, () => ({ id: kept }));
  const body = new Blob([A_DOCUMENT as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  return [await ann!.call(uploadFile, { query: { purpose: 'work' }, body })].map(({ id }) => ({
    id,
  }));
}

describe('a portrait', () => {
  test('is beside the name, for others and for oneself, until it is removed', async () => {
    const photoId = await upload(ann, 'portrait');
    const avatar = `/api/public-photos/${photoId}/preview`;
    expect(await ann!.call(setPortrait, { params, body: { photoId } })).toEqual({ avatar });
    expect(await ann!.call(setPortrait, { params, body: { photoId } })).toEqual({ avatar });
    expect(await nobody(site).call(publicProfessional, { params })).toMatchObject({ avatar });
    expect((await ann!.call(whoAmI, {})).user.profilePicture).toBe(avatar);
    expect((await nobody(site).fetch(avatar)).status).toBe(200);
    await ann!.call(setPortrait, { params, body: { photoId: null } });
    expect(await nobody(site).call(publicProfessional, { params })).toMatchObject({ avatar: null });
    expect((await nobody(site).fetch(avatar)).status).toBe(404);
  });

  test('is no photo of work, nobody else’s, and set by nobody else', async () => {
    const [work, bens] = [await upload(), await upload(ben, 'portrait')];
    for (const photoId of [work, bens]) {
      const asked = ann!.call(setPortrait, { params, body: { photoId } });
      await expect(asked).rejects.toMatchObject({ body: { code: 'invalid_input' } });
    }
    const asked = ben!.call(setPortrait, { params, body: { photoId: bens } });
    await expect(asked).rejects.toMatchObject({ body: { code: 'not_yours' } });
    expect(await nobody(site).call(publicProfessional, { params })).toMatchObject({ avatar: null });
  });
});
