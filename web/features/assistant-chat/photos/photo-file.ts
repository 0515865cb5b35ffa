import { MAX_FILE_BYTES, PHOTO_TYPES } from '#contract/files.ts';
import { preparePhoto } from '#web/lib/uploads/shrink-photo.ts';

/** Why a file is refused. */
export type PhotoProblem = 'tooLarge' | 'notAPicture';

export interface ReadPhoto {
  /** The picture to upload. */
  blob: Blob;
  /** A small one as a data URL. */
  preview: string;
}

/** Decodes and shrinks a picture in the browser before the upload, or returns the problem. */
export async function readPhoto(file: File): Promise<ReadPhoto | PhotoProblem> {
  const { file: blob, preview } = await preparePhoto(file);
  if (blob.size > MAX_FILE_BYTES) return 'tooLarge';
  // What only this browser can decode would be refused later, when it is too late to choose
  // another.
  const known = (PHOTO_TYPES as readonly string[]).includes(blob.type);
  return preview === null || !known ? 'notAPicture' : { blob, preview };
}
