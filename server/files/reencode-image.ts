import type { Sharp } from 'sharp';
import { Refusal } from '#server/platform/refusal.ts';
import {
  MAX_PREVIEW_SIDE,
  MAX_SIDE,
  MAX_PIXEL_BYTES,
  MAX_PIXELS,
  READING_SECONDS,
} from './limits.ts';
import { pictureLibrary } from './picture-library.ts';

/** A picture as it is stored: re-encoded, so that only its visible content is left. */
export interface Picture {
  bytes: Buffer;
  mediaType: 'image/jpeg' | 'image/webp';
  ending: 'jpg' | 'webp';
  width: number;
  height: number;
  preview: Buffer;
}

/** Bytes of one sample by pixel depth; unknown depths count as the largest. */
const BYTES_OF_DEPTH: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/**
 * Re-encodes a picture: upright, at most 2048 pixels a side, the first frame of an animation, without location, camera and other
 * metadata.
 * @throws Refusal `unreadable_file` where it cannot be decoded, or claims more pixels than any camera
 */
export async function reencodeImage(bytes: Uint8Array): Promise<Picture> {
  const sharp = await pictureLibrary();
  const read = (bytes: Uint8Array) =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({
      seconds: READING_SECONDS,
    });
  try {
    const picture = read(bytes);
    const { hasAlpha, width, height, channels, depth } = await picture.metadata();
    const pixelBytes = channels * (BYTES_OF_DEPTH[depth] ?? 8);
    const isBomb = width * height > MAX_PIXELS || width * height * pixelBytes > MAX_PIXEL_BYTES;
    if (isBomb) throw new Refusal('unreadable_file');
    const upright = within(picture.autoOrient(), MAX_SIDE);
    const drawn = hasAlpha
      ? upright.webp({ quality: 85 })
      : upright.jpeg({ quality: 82, progressive: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      mediaType: hasAlpha ? 'image/webp' : 'image/jpeg',
      ending: hasAlpha ? 'webp' : 'jpg',
      width: info.width,
      height: info.height,
      preview: await within(read(data), MAX_PREVIEW_SIDE).webp({ quality: 72 }).toBuffer(),
    };
  } catch (error) {
    // Any decoder error is about the file.
    throw error instanceof Refusal ? error : new Refusal('unreadable_file');
  }
}

function within(picture: Sharp, side: number): Sharp {
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}
