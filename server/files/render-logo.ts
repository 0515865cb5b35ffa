import { assertThat, Refusal } from '#server/platform/refusal.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { MAX_PIXELS, READING_SECONDS } from './limits.ts';
import { pictureLibrary } from './picture-library.ts';

/** The largest box a logo is shown in, doubled for high-density screens. */
const BOX = { width: 720, height: 240 };
/** An SVG is rendered larger than its box, and then scaled down. */
const DRAWING_DENSITY = 288;
const SVG_READER = { operation: ['VipsForeignLoadSvgBuffer'] };

let drawings: Promise<unknown> = Promise.resolve();

/**
 * Renders a logo as PNG of at most 720 by 240 pixels, trimmed. Accepts PNG, JPEG, WebP, and SVG, which is
 * rasterized.
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
  const sharp = await pictureLibrary();
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const { data, info } = await sharp(bytes, { ...limits, density: DRAWING_DENSITY })
    .timeout({ seconds: READING_SECONDS })
    .autoOrient()
    .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/**
 * Renders an SVG of our own as PNG, `width` pixels wide. `density` is how large it is drawn before
 * that: 72 is a pixel for each unit of the drawing, and enough for a large one.
 */
export function drawSvg(
  svg: string,
  width: number,
  density = DRAWING_DENSITY * 4,
): Promise<Buffer> {
  return readingDrawings(async () => {
    const sharp = await pictureLibrary();
    return sharp(Buffer.from(svg), { density }).resize({ width }).png().toBuffer();
  });
}

/**
 * SVG is enabled only while a logo is decoded, one after the other: other uploads are never decoded
 * as SVG.
 */
async function readingDrawings<T>(read: () => Promise<T>): Promise<T> {
  const turn = drawings.then(async () => {
    const sharp = await pictureLibrary();
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

/** Detects SVG by its beginning; entities, which can expand without bound, are refused. */
function isSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8');
  const start = /^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!DOCTYPE[^>[]*>\s*)?<svg[\s>]/i;
  return start.test(text.slice(0, 4000)) && !/<!ENTITY/i.test(text);
}
