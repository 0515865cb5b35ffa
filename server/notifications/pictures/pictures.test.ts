import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#contract/files.ts';
import { setPortrait } from '#contract/professionals/work-photos.ts';
import { startApp, type StartedApp } from '#tests/support/app.ts';
import { aProfessional } from '#tests/support/people.ts';
import { aPhoto } from '#tests/support/pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { pictureNames, pictureOf, sourceOf, withPicturesFrom } from './picture.ts';

let site: StartedApp;

beforeAll(async () => {
  site = await startApp();
});
afterAll(() => site.stop());

describe('the picture of a notice', () => {
  it('is the face of the person it is about, else the scene of its trade', () => {
    const face = '/portraits/1/face-03.svg';
    expect(pictureOf({ profession: 'plumber', face })).toEqual({ form: 'face', address: face });
    const scene = { form: 'scene', address: '/scenes/sink.svg' };
    expect(pictureOf({ profession: 'plumber', face: null })).toEqual(scene);
    expect(pictureOf({ what: 'password' })).toBeUndefined();
  });

  it('is found in the mail again, but not where somebody writes of one', () => {
    const source = sourceOf('/portraits/1/line-01.svg');
    const html = `<img src="${source}"> src=&quot;${sourceOf('/portraits/1/line-02.svg')}&quot;`;
    expect(pictureNames(html + html)).toEqual(['portraits.1.line-01.svg']);
    expect(withPicturesFrom(html, (name) => `/x?name=${name}`)).toContain(
      '<img src="/x?name=portraits.1.line-01.svg">',
    );
  });
});

describe('a picture of a mail', () => {
  it.each([
    ['portraits.1.face-60.svg', 128, 128],
    ['portraits.1.line-24.svg', 128, 128],
    ['scenes.fuse-box.svg', 208, 156],
    ['mark.0f4c3a', 64, 64],
  ])('%s is a PNG with round corners', async (name, width, height) => {
    const { size, corner, middle } = await look(name);
    expect(size).toEqual([width, height]);
    expect([corner, middle]).toEqual([0, 255]);
  });

  it.each([
    'portraits.1.face-99.svg',
    'scenes.castle.svg',
    'scenes/../../../package.svg',
    'api.files.018f2b3c-0000-7000-8000-000000000001',
    '',
  ])('%s is none', async (name) => {
    await expect(drawPicture(site.platform, name)).resolves.toBeUndefined();
  });

  it('is the photo of a professional, round; a line drawing once they removed it', async () => {
    const ann = await aProfessional(site, 'Ann');
    const body = new Blob([new Uint8Array(await aPhoto())], { type: 'image/jpeg' });
    const params = { id: ann.professionalId };
    const { id: photoId } = await ann.call(uploadFile, { body, query: { purpose: 'portrait' } });
    const { avatar } = await ann.call(setPortrait, { params, body: { photoId } });
    const name = pictureNames(`src="${sourceOf(avatar ?? '')}"`)[0] ?? '';
    const photo = await look(name);
    expect([photo.size, photo.corner, photo.middle]).toEqual([[128, 128], 0, 255]);
    await ann.call(setPortrait, { params, body: { photoId: null } });
    const drawing = await look(name);
    expect(drawing.size).toEqual([128, 128]);
    expect(drawing.png.equals(photo.png)).toBe(false);
  });
});

/** A picture, its size and how opaque it is in a corner and in the middle. */
async function look(name: string) {
  const png = await drawPicture(site.platform, name);
  if (!png) throw new Error(`no picture ${name}`);
  const { format } = await sharp(png).metadata();
  expect(format).toBe('png');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const opacity = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  return {
    png,
    size: [width, height],
    corner: opacity(0, 0),
    middle: opacity(width / 2, height / 2),
  };
}
