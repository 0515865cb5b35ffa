/** The server keeps no more of a photo anyway (server/files/limits.ts). */
const MAX_SIDE = 2048;
/** A small file is sent as it is. */
const SMALL_ENOUGH = 600_000;
const PREVIEW_SIDE = 240;

export interface PreparedPhoto {
  file: Blob;
  /** A preview as data URL. */
  preview: string | null;
}

/**
 * Shrinks a photo before the upload: a phone's takes a tenth of the time. What this browser cannot
 * decode is sent as it is, for the server to judge.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  try {
    const picture = await createImageBitmap(file);
    const preview = drawn(picture, PREVIEW_SIDE).toDataURL('image/jpeg', 0.7);
    const large = Math.max(picture.width, picture.height) > MAX_SIDE;
    const small = large || file.size > SMALL_ENOUGH ? await shrunk(picture, file.type) : null;
    picture.close();
    return { file: small && small.size < file.size ? small : file, preview };
  } catch {
    return { file, preview: null };
  }
}

function shrunk(picture: ImageBitmap, type: string): Promise<Blob | null> {
  // Drawings keep their transparency; everything else is a photo.
  const kept = type === 'image/png' || type === 'image/webp' ? 'image/webp' : 'image/jpeg';
  const canvas = drawn(picture, MAX_SIDE);
  return new Promise((resolve) => canvas.toBlob(resolve, kept, 0.88));
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
