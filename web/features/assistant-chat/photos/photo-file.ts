import { MOST_FILE_BYTES, PHOTO_TYPES } from '#contract/files.ts';
import { preparePhoto } from '#web/lib/uploads/shrink-photo.ts';

/** Why a file does not become a photo. */
export type PhotoProblem = 'tooLarge' | 'notAPicture';

export interface ReadPhoto {
  /** The picture as it is sent. */
  blob: Blob;
  /** A small one as a data URL. */
  preview: string;
}

/** Reads and shrinks a picture in the browser before anything is sent, or says why it is none. */
export async function readPhoto(file: File): Promise<ReadPhoto | PhotoProblem> {
  const { file: blob, preview } = await preparePhoto(file);
  if (blob.size > MOST_FILE_BYTES) return 'tooLarge';
  // What only this browser can draw would be refused later, when it is too late to choose another.
  const known = (PHOTO_TYPES as readonly string[]).includes(blob.type);
  return preview === null || !known ? 'notAPicture' : { blob, preview };
}
