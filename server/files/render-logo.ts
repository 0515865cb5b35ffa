import sharp from 'sharp';
import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { MOST_PIXELS, READING_SECONDS } from './limits.ts';

/** What a logo is shown in at most, twice for screens that have twice as many pixels. */
const BOX = { width: 720, height: 240 };
/** A drawing is read larger than its box, and then made smaller. */
const DRAWING_DENSITY = 288;
const SVG_READER = { operation: ['VipsForeignLoadSvgBuffer'] };

let drawings: Promise<unknown> = Promise.resolve();

/**
 * Renders a logo as PNG of at most 720 by 240 pixels, without the empty rim around it. Takes PNG,
 * JPEG, WebP, and SVG, of which nothing but pixels is left.
 * @throws Refusal `unreadable_file`
 */
export async function renderLogo(bytes: Uint8Array) {
  const isDrawing = isSvg(bytes);
  const kind = detectFileKind(bytes);
  assertThat(isDrawing || (kind !== undefined && kind !== 'pdf'), 'unreadable_file');
  try {
    return await (isDrawing ? readingDrawings(() => draw(bytes)) : draw(bytes));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unreadable_file');
  }
}

async function draw(bytes: Uint8Array) {
  const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
  const { data, info } = await sharp(bytes, { ...limits, density: DRAWING_DENSITY })
    .timeout({ seconds: READING_SECONDS })
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** Draws an SVG of our own as PNG, `width` pixels wide. */
export function drawSvg(svg: string, width: number): Promise<Buffer> {
  return readingDrawings(() =>
    sharp(Buffer.from(svg), { density: DRAWING_DENSITY * 4 })
      .resize({ width })
      .png()
      .toBuffer(),
  );
}

/** Only while a logo is read, and one after the other: what people upload is never read as a drawing. */
async function readingDrawings<T>(read: () => Promise<T>): Promise<T> {
  const turn = drawings.then(async () => {
    sharp.unblock(SVG_READER);
    try {
      return await read();
    } finally {
      sharp.block(SVG_READER);
    }
  });
  drawings = turn.catch(() => {});
  return turn;
}

/** By its beginning; entities, which can grow without bound, are not taken. */
function isSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8');
  const start = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/i;
  return start.test(text.slice(0, 4000)) && !/<!ENTITY/i.test(text);
}
