import { MAX_PIXELS, READING_SECONDS } from './limits.ts';
import { pictureLibrary } from './picture-library.ts';
import { drawSvg } from './render-logo.ts';

/** A size in pixels, with round corners. */
export interface Cut {
  width: number;
  height: number;
  radius: number;
}

/**
 * A picture filling a rectangle with round corners, as PNG with nothing around them: for mail
 * programs, which do not round pictures themselves.
 */
export async function cutPicture(bytes: Uint8Array, { width, height, radius }: Cut) {
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  const sharp = await pictureLibrary();
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1 })
    .timeout({ seconds: READING_SECONDS })
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: await drawSvg(shape, width), blend: 'dest-in' }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}
